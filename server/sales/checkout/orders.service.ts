import { startedAt } from '#contract/sales/checkout/checkout.ts';
import { canEndUnpaid } from '#contract/sales/fulfilment/fulfilment.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { paymentPageOf } from './payment-page.service.ts';
import { settleCheckout } from './settle-checkout.service.ts';
import { mayVisitor, type Context } from '#server/core/context/context.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { orderOf, type OrderRow } from '../orders/order-state.service.ts';
import { ownOrder, seenOrder } from './linked-order.service.ts';
import { viewOrders } from './order-view.service.ts';
import { orderByKey, ordersOfUser } from './find-orders.service.ts';
import { orderAfterReturn, type Return } from './returned-buyer.ts';

/** See `orderAfterReturn`. Throws `order_not_found`. */
export async function recordReturn(ctx: Context, back: Return): Promise<Order> {
  const { visitor } = ctx;
  if (visitor.role === 'guest') throw new ShopError('not_logged_in');
  await limitProviderCalls(ctx, visitor.id);
  return viewOne(ctx, await orderAfterReturn(ctx, visitor.id, back));
}

/** A user's orders, newest first: for that user and for administrators. Throws `not_allowed`. */
export async function ordersFor(ctx: Context, username: string): Promise<Order[]> {
  const { visitor } = ctx;
  const isSelf = visitor.role !== 'guest' && visitor.username.toLowerCase() === username.toLowerCase();
  if (!isSelf && !mayVisitor(visitor, 'orders.read')) throw new ShopError('not_allowed');
  return viewOrders(ctx.db, await ordersOfUser(ctx.db, username), ctx.clock());
}

/** One order by its reference or its payment's number. Throws `order_not_found`, also for somebody else's. */
export async function oneOrder(ctx: Context, key: string): Promise<Order> {
  return viewOne(ctx, seenOrder(ctx, await orderByKey(ctx.db, key)));
}

/** Where to pay an open order of one's own. Throws `order_not_found`, `order_settled`, `provider_unavailable`. */
export async function payAgain(ctx: Context, reference: string) {
  const order = ownOrder(ctx, await orderOf(ctx.db, reference));
  await limitProviderCalls(ctx, order.userId);
  const url = order.isOpen && order.expiresAt > ctx.clock() ? await paymentPageOf(ctx, order) : undefined;
  if (url === undefined) throw new ShopError('order_settled');
  return startedAt(url, reference);
}

/**
 * Gives up an order of one's own that nobody paid; a payment under review is waited for. Throws `order_not_found`,
 * `order_settled`, `order_under_review`, `order_in_preparation`, `provider_unavailable`.
 */
export async function cancelOrder(ctx: Context, reference: string): Promise<Order> {
  const order = ownOrder(ctx, await orderOf(ctx.db, reference));
  await limitProviderCalls(ctx, order.userId);
  await cancelUnpaid(ctx, order);
  return viewOne(ctx, ownOrder(ctx, await orderOf(ctx.db, reference)));
}

/** The same of an order that its buyer is known to have. */
export async function cancelUnpaid(ctx: Context, order: OrderRow): Promise<void> {
  if (order.status !== 'pending') throw new ShopError('order_settled');
  if (!canEndUnpaid(order.fulfilment, true)) throw new ShopError('order_in_preparation');
  const applied = await settleCheckout(ctx, order, { actor: 'buyer', giveUp: 'cancelled_by_buyer' });
  if (applied?.status === 'pending') throw new ShopError('order_under_review');
  if (applied?.status !== 'failure') throw new ShopError('order_settled');
}

/** These calls make the shop ask the provider, which counts them as the shop's own. */
function limitProviderCalls(ctx: Context, userId: number | null): Promise<void> {
  return limitRate(ctx, `provider:${userId}`, { most: 60, windowSeconds: 60 });
}

async function viewOne(ctx: Context, order: OrderRow): Promise<Order> {
  const [view] = await viewOrders(ctx.db, [order], ctx.clock());
  if (!view) throw new ShopError('order_not_found');
  return view;
}
