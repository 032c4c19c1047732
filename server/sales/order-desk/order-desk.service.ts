import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import type { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { canEndUnpaid } from '#contract/sales/fulfilment/fulfilment.ts';
import type { OrderStatus } from '#contract/sales/orders/order-status.ts';
import { adminActor, noteChange } from '#server/core/audit/audit.service.ts';
import { closePage } from '../checkout/payment-page.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { applyIfThere } from '../payments/apply-payment.service.ts';
import { sessionOf } from '../payments/payment-sessions.service.ts';
import { advanceOrder } from '../orders/advance-order.ts';
import { allOrders } from './order-desk.queries.ts';
import { lockOrder } from '../orders/order-state.service.ts';
import { viewOrders } from '../checkout/order-view.service.ts';
import { orderByKey, ordersByNumber } from '../checkout/find-orders.service.ts';

/** Every order, or every order of a state, newest first. */
export async function everyOrder(ctx: Context, status?: OrderStatus): Promise<Order[]> {
  return viewOrders(ctx.db, await allOrders(ctx.db, status && [status]), ctx.clock());
}

/** The orders of a number as it is shown or written; see `ordersByNumber`. */
export async function findOrders(ctx: Context, number: string): Promise<Order[]> {
  return viewOrders(ctx.db, await ordersByNumber(ctx.db, number), ctx.clock());
}

/**
 * Settles a pending order by an administrator's word, after the provider has had its own: money that is already there
 * counts for more. Throws `order_not_found`, `order_settled` for an order that is no longer pending, and `order_has_left` for one
 * whose goods are on their way or delivered: they have to come back first.
 */
export async function settleByHand(
  ctx: Context,
  { payment_id, status, reason }: Input<typeof orderDesk.setStatus>,
): Promise<Order> {
  const found = await orderByKey(ctx.db, payment_id);
  if (!found) throw new ShopError('order_not_found');
  if (found.status !== 'pending') throw new ShopError('order_settled');
  await applyIfThere(ctx, found.reference);
  await inTransaction(ctx.db, async (transaction) => {
    const order = await lockOrder(transaction, found.reference);
    if (order?.status !== 'pending') throw new ShopError('order_settled');
    if (status === 'failure' && !canEndUnpaid(order.fulfilment, false)) throw new ShopError('order_has_left');
    const actor = adminActor(ctx);
    await advanceOrder(transaction, order, status, { actor, reason: reason || 'by_hand', now: ctx.clock() });
    const change = { before: { status: order.status }, after: { status, reason: reason ?? null } };
    await noteChange(transaction, ctx, { action: 'order.status', subject: found.reference, ...change });
  });
  await closePage(ctx, await sessionOf(ctx.db, found.reference));
  const [view] = await findOrders(ctx, found.reference);
  if (!view) throw new ShopError('order_not_found');
  return view;
}
