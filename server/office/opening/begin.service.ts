import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { rightsOf } from '#contract/core/protocol/permissions.ts';
import type { opening } from '#contract/office/opening.ts';
import type { FormGroup } from '#contract/core/settings/owner-settings.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { addFirstAdmin, hasAdmin } from '#server/people/accounts/first-admin.service.ts';
import { hashNewPassword } from '#server/people/accounts/passwords.service.ts';
import { holdContent, newestVersion } from '#server/core/content-versions/content-versions.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { confirmedAddress } from '#server/core/owner-settings/awaited-address.service.ts';
import type { StoredGroup } from '#server/core/owner-settings/stored-settings.service.ts';
import { storeChangedSettings } from '../settings-desk/settings-desk.service.ts';
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
 * Creates the first administrator, and stores in which country the shop is, and at which address it was called if none was
 * given. Of several who use the link at once one succeeds. Throws `link_spent`, `weak_password`, `username_taken`.
 */
export async function begin(ctx: Context, asked: Input<typeof opening.begin>) {
  const { token, user_name: username, user_password: password, email, publicUrl, country } = asked;
  await limitLinks(ctx);
  if (!ctx.setupLink.isValid(token)) throw new ShopError('link_spent');
  const person = { username, rol: 'admin' } as const;
  const passwordHash = await hashNewPassword(ctx.settings, person, { password, path: 'user_password' });
  const isNewAddress = !ctx.settings.isAddressGiven && publicUrl !== '' && publicUrl !== ctx.settings.publicUrl;
  await inTransaction(ctx.db, async (transaction) => {
    await holdContent(transaction, 'settings', 'web');
    if (await hasAdmin(transaction)) throw new ShopError('link_spent');
    const id = await addFirstAdmin(transaction, { username, email, passwordHash }, ctx.clock());
    if (id === undefined) throw new ShopError('username_taken');
    const owner = { role: 'admin', rights: rightsOf(person), id, username, email, via: 'cookie' } as const;
    const ownerCtx: Context = { ...ctx, visitor: owner };
    if (isNewAddress) await store(transaction, ownerCtx, 'web', { publicUrl });
    await holdContent(transaction, 'settings', 'country');
    await store(transaction, ownerCtx, 'country', { country });
  });
  ctx.setupLink.spend();
  await ctx.ownerSettings.reload();
  return { publicUrl: isNewAddress ? publicUrl : ctx.settings.publicUrl, restarts: isNewAddress };
}

async function store(transaction: Transaction, ctx: Context, group: FormGroup, changed: StoredGroup): Promise<void> {
  const newest = await newestVersion(transaction, 'settings', group);
  await storeChangedSettings(transaction, ctx, { group, changed, newest });
}
