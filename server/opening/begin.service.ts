import type { Input } from '#contract/endpoint.ts';
import { ShopError } from '#contract/errors.ts';
import type { opening } from '#contract/opening.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { addFirstAdmin, hasAdmin } from '../accounts/first-admin.service.ts';
import { hashNewPassword } from '../accounts/passwords.service.ts';
import { noteChangeOf } from '../audit/audit.service.ts';
import { holdContent, newestVersion } from '../content-versions/content-versions.service.ts';
import type { Context } from '../context/context.ts';
import { confirmedAddress } from '../owner-settings/awaited-address.service.ts';
import { saveSettings } from '../owner-settings/save-settings.service.ts';
import { storedGroup } from '../owner-settings/stored-settings.service.ts';
import { limitLinks } from './limit-links.ts';

/** Returns what a link asks for, and the shop's address, or the one to confirm. Throws `link_spent`. */
export async function findSetup(ctx: Context, { token }: Input<typeof opening.findSetup>) {
  await limitLinks(ctx);
  if (ctx.setupLink.isValid(token)) {
    const { isAddressGiven, publicUrl } = ctx.settings;
    const known = isAddressGiven ? publicUrl : ctx.ownerSettings.current().web.publicUrl;
    return { asks: 'owner' as const, publicUrl: known || null };
  }
  const address = confirmedAddress(token, await newestVersion(ctx.db, 'settings', 'web'), ctx);
  if (address === undefined) throw new ShopError('link_spent');
  return { asks: 'address' as const, publicUrl: address };
}

/**
 * Creates the first administrator, and stores at which address the shop was called if none was given. Of several who use the
 * link at once one succeeds. Throws `link_spent`, `weak_password`, `username_taken`.
 */
export async function begin(ctx: Context, asked: Input<typeof opening.begin>) {
  const { token, user_name: username, user_password: password, email, publicUrl } = asked;
  await limitLinks(ctx);
  if (!ctx.setupLink.isValid(token)) throw new ShopError('link_spent');
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
    const told = { before: { publicUrl: '' }, after: { publicUrl } };
    await noteChangeOf(transaction, ctx, username, { action: 'settings.update', subject: 'web', ...told });
  });
  ctx.setupLink.spend();
  await ctx.ownerSettings.reload();
  return { publicUrl: isNewAddress ? publicUrl : ctx.settings.publicUrl, restarts: isNewAddress };
}
