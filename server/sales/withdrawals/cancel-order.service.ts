import type { cancellations, PaidCancellation } from '#contract/sales/orders/cancellations.ts';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import { admitAmount } from '#server/people/accounts/fresh-proof.service.ts';
import { adminActor } from '#server/core/audit/audit.service.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { mayVisitor, type Context } from '#server/core/context/context.ts';
import { canCancel, cancelFulfilment } from '../fulfilment/cancel-fulfilment.service.ts';
import { orderOf } from '../orders/order-state.service.ts';
import { isPaidByHand } from '../payments/by-hand/hand-provider.service.ts';
import { amountOfRequest, openRest, restOf, sendRequest } from '../payments/refund-rest.service.ts';

type Cancelled = Output<typeof cancellations.byDesk>;

/** Whether an order can be cancelled now, and what would go back. Throws `order_not_found`, also for somebody else's. */
export async function offerCancellation(
  { db, visitor }: Context,
  { reference }: Input<typeof cancellations.offer>,
): Promise<PaidCancellation> {
  const order = await orderOf(db, reference);
  const isBuyer = visitor.role === 'customer' && order?.userId === visitor.id;
  if (!order || !(isBuyer || mayVisitor(visitor, 'orders.read'))) throw new ShopError('order_not_found');
  const refund = await restOf(db, order);
  const isPossible =
    refund !== undefined && (await canCancel(db, order, isBuyer)) && !(isBuyer && (await isPaidByHand(db, reference)));
  return { isPossible, refund: refund ?? moneyOf(0, order.currency) };
}

/**
 * Cancels a paid order of one's own while nobody prepares it. Throws `order_not_found`, also for somebody else's,
 * `order_unpaid`, `order_has_left`, `order_in_preparation`, `order_paid_by_hand`, `refund_disputed`.
 */
export async function cancelByBuyer(
  ctx: Context,
  { reference }: Input<typeof cancellations.byBuyer>,
): Promise<Cancelled> {
  const { visitor } = ctx;
  const order = await orderOf(ctx.db, reference);
  if (!order || visitor.role === 'guest' || order.userId !== visitor.id) throw new ShopError('order_not_found');
  // Somebody has to give it back: nothing does by itself.
  if (await isPaidByHand(ctx.db, reference)) throw new ShopError('order_paid_by_hand');
  // Its refund makes the shop ask the provider, which counts that as the shop's own.
  await limitRate(ctx, `provider:${visitor.id}`, { most: 60, windowSeconds: 60 });
  return cancel(ctx, reference, { isBuyer: true, actor: 'buyer', reason: 'cancelled_by_buyer' });
}

/** Cancels a paid order. Throws `order_not_found`, `order_unpaid`, `order_has_left`, `refund_disputed`. */
export function cancelByDesk(
  ctx: Context,
  { reference, reason }: Input<typeof cancellations.byDesk>,
): Promise<Cancelled> {
  const actor = adminActor(ctx);
  return cancel(ctx, reference, { isBuyer: false, actor, reason: reason || 'cancelled_by_hand' });
}

type Who = { readonly isBuyer: boolean; readonly actor: string; readonly reason: string };

/**
 * The order's own reference is the key of its refund: there is one cancellation of an order, so whoever asks again, or at
 * the same time, gets the same refund. If the provider does not answer, the jobs go on with it.
 */
async function cancel(ctx: Context, reference: string, { isBuyer, actor, reason }: Who): Promise<Cancelled> {
  const { now, newId, request } = { now: ctx.clock(), newId: ctx.newId, request: reference };
  const order = await inTransaction(ctx.db, async (transaction) => {
    const ended = await cancelFulfilment(transaction, reference, isBuyer, { actor, reason, now });
    if (ended.isNew) await openRest(transaction, ended.order, { request, reason: '', actor, now, newId });
    if (ended.isNew && !isBuyer) admitAmount(ctx, await amountOfRequest(transaction, ended.order, request));
    return ended.order;
  });
  await sendRequest(ctx, request);
  return { reference, number: order.number, refund: await amountOfRequest(ctx.db, order, request) };
}
