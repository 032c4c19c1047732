import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { opening } from '#contract/office/opening.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { noteChangeOf } from '#server/core/audit/audit.service.ts';
import { holdContent, newestVersion } from '#server/core/content-versions/content-versions.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { confirmedAddress, refusedAddress } from '#server/core/owner-settings/awaited-address.service.ts';
import { saveSettings } from '#server/core/owner-settings/save-settings.service.ts';
import { storedGroup } from '#server/core/owner-settings/stored-settings.service.ts';
import { limitLinks } from './limit-links.ts';

/**
 * Makes the awaited address that of the shop, for a page that was loaded at it: its browser says so (Origin). Every process
 * opens again there. Throws `link_spent`, `foreign_origin` for a page at another address, `invalid` for an address without TLS.
 */
export async function confirmAddress(ctx: Context, { token }: Input<typeof opening.confirmAddress>) {
  await limitLinks(ctx);
  const { ownerSettings } = ctx;
  const publicUrl = await inTransaction(ctx.db, async (transaction) => {
    await holdContent(transaction, 'settings', 'opening');
    await holdContent(transaction, 'settings', 'web');
    const newest = await newestVersion(transaction, 'settings', 'web');
    const address = confirmedAddress(token, newest, ctx);
    if (!newest || address === undefined) throw new ShopError('link_spent');
    if (ctx.request.headers.get('origin') !== address) throw new ShopError('foreign_origin');
    const { settings } = await ownerSettings.stored(transaction);
    const message = refusedAddress(address, settings.opening.isOpen);
    if (message !== undefined) throw new ShopError('invalid', {}, [{ path: 'publicUrl', message }]);
    const before = storedGroup(newest.content);
    const content = { ...before, publicUrl: address, awaitedUrl: '' };
    const { version: basedOn, by } = newest;
    await saveSettings(transaction, { group: 'web', content, basedOn, by, at: ctx.clock() });
    const told = { before: { publicUrl: settings.web.publicUrl }, after: { publicUrl: address } };
    await noteChangeOf(transaction, ctx, by, { action: 'settings.update', subject: 'web', ...told });
    return address;
  });
  await ownerSettings.reload();
  return { publicUrl };
}
