import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { DeskReturn, returnDesk } from '#contract/sales/returns/return-desk.ts';
import type { OrderReturn, returns as contract } from '#contract/sales/returns/returns.ts';
import { dayAfter, shopDay, startOfShopDay } from '#contract/core/time/shop-time.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { giveBack } from '#server/goods/products/stock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { heldFor } from './held-sizes.ts';
import { byOwner, holdReturn, moveReturn, stockReason } from './move-return.ts';
import { viewReturn } from './returns-view.ts';

/** Accepts a return: the goods are to be sent to `place` within `days` whole days. Throws `return_not_found`, `return_moved`. */
export async function acceptReturn(
  ctx: Context,
  { id, place, days }: Input<typeof returnDesk.accept>,
): Promise<DeskReturn> {
  const made = byOwner(ctx);
  const sendBy = startOfShopDay(dayAfter(shopDay(made.now), days + 1));
  await inTransaction(ctx.db, async (transaction) => {
    await moveReturn(transaction, await holdReturn(transaction, id), 'accepted', made, { place, sendBy });
  });
  return viewReturn(ctx.db, id);
}

/** Rejects a return, and lets go of what was held for it. Throws `return_not_found`, `return_moved`. */
export async function rejectReturn(ctx: Context, { id, reason }: Input<typeof returnDesk.reject>): Promise<DeskReturn> {
  await inTransaction(ctx.db, async (transaction) => {
    const held = await holdReturn(transaction, id);
    const made = byOwner(ctx, reason);
    await moveReturn(transaction, held, 'rejected', made, { answer: reason });
    await giveBack(transaction, heldFor(held.lines), stockReason(held, made));
  });
  return viewReturn(ctx.db, id);
}

/** Notes that the goods of a return arrived. Throws `return_not_found`, `return_moved`. */
export async function receiveReturn(ctx: Context, { id }: Input<typeof returnDesk.receive>): Promise<DeskReturn> {
  await inTransaction(ctx.db, async (transaction) => {
    await moveReturn(transaction, await holdReturn(transaction, id), 'received', byOwner(ctx));
  });
  return viewReturn(ctx.db, id);
}

/**
 * Cancels a return of one's own, and lets go of what was held for it. Cancelling it again changes nothing. Throws
 * `return_not_found`, also for somebody else's, and `return_moved` once the shop has the goods.
 */
export async function cancelReturn(
  { db, visitor, clock }: Context,
  { reference, id }: Input<typeof contract.cancel>,
): Promise<OrderReturn> {
  await inTransaction(db, async (transaction) => {
    const held = await holdReturn(transaction, id);
    const { row, order, lines } = held;
    const isOwn = visitor.role === 'customer' && order.userId === visitor.id && row.orderReference === reference;
    if (!isOwn) throw new ShopError('return_not_found');
    if (row.state === 'cancelled') return;
    const made = { by: 'buyer', actor: 'buyer', reason: '', now: clock() } as const;
    await moveReturn(transaction, held, 'cancelled', made);
    await giveBack(transaction, heldFor(lines), stockReason(held, made));
  });
  return viewReturn(db, id);
}
