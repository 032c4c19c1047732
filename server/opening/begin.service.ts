import type { Input } from '#contract/endpoint.ts';
import { ShopError } from '#contract/errors.ts';
import type { opening } from '#contract/opening.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { addFirstAdmin, hasAdmin } from '../accounts/first-admin.service.ts';
import { hashNewPassword } from '../accounts/passwords.service.ts';
import { holdContent, newestVersion } from '../content-versions/content-versions.service.ts';
import type { Context } from '../context/context.ts';
import { saveSettings } from '../owner-settings/save-settings.service.ts';
import { storedGroup } from '../owner-settings/stored-settings.service.ts';

/** Returns what the form of the first administrator needs to know. Throws `link_spent`. */
export async function findSetup(ctx: Context, { token }: Input<typeof opening.findSetup>) {
  await refuseSpent(ctx, token);
  const { isAddressGiven, publicUrl } = ctx.settings;
  return { publicUrl: isAddressGiven ? publicUrl : ctx.ownerSettings.current().web.publicUrl || null };
}

/**
 * Creates the first administrator, and stores at which address the shop was called if none was given. Of several who use the
 * link at once one succeeds. Throws `link_spent`, `weak_password`, `username_taken`.
 */
export async function begin(ctx: Context, asked: Input<typeof opening.begin>) {
  const { token, user_name: username, user_password: password, email, publicUrl } = asked;
  await refuseSpent(ctx, token);
  const person = { username, rol: 'admin' } as const;
  const passwordHash = await hashNewPassword(ctx.settings, person, { password, path: 'user_password' });
  const now = ctx.clock();
  const isNewAddress = !ctx.settings.isAddressGiven && publicUrl !== '' && publicUrl !== ctx.settings.publicUrl;
  await inTransaction(ctx.db, async (transaction) => {
    await holdContent(transaction, 'settings', 'web');
    if (await hasAdmin(transaction)) throw new ShopError('link_spent');
    const isMade = await addFirstAdmin(transaction, { username, email, passwordHash }, now);
    if (!isMade) throw new ShopError('username_taken');
    if (!isNewAddress) return;
    const newest = await newestVersion(transaction, 'settings', 'web');
    const content = { ...storedGroup(newest?.content), publicUrl };
    await saveSettings(transaction, { group: 'web', content, basedOn: newest?.version, by: username, at: now });
  });
  ctx.setupLink.spend();
  await ctx.ownerSettings.reload();
  return { publicUrl: isNewAddress ? publicUrl : ctx.settings.publicUrl, restarts: isNewAddress };
}

async function refuseSpent(ctx: Context, token: string): Promise<void> {
  await limitRate(ctx, `setup:${ctx.network}`, { most: 30, windowSeconds: 60 });
  if (!ctx.setupLink.isValid(token)) throw new ShopError('link_spent');
}
