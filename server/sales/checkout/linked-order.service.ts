import { ShopError } from '#contract/core/protocol/errors.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { mayVisitor, type Context } from '#server/core/context/context.ts';
import { orderOfTracking } from '../orders/order-fulfilment.service.ts';
import type { OrderRow } from '../orders/order-state.service.ts';

/**
 * The order of a link: one that the shop's people entered, or one that was placed without a login, as long as its link lasts. All others
 * are seen by who is logged in. Throws `tracking_not_found`, `too_many_requests`.
 */
export async function orderOfLink(ctx: Context, token: string): Promise<OrderRow> {
  await limitRate(ctx, `tracking:${ctx.network}`, { most: 60, windowSeconds: 60 });
  const order = await orderOfTracking(ctx.db, token);
  if (!order || !(order.source === 'desk' || isGuests(order, ctx.clock()))) throw new ShopError('tracking_not_found');
  return order;
}

/** The same for what only their buyers do on it. Throws also for an order of the desk. */
export async function guestsOrder(ctx: Context, token: string): Promise<OrderRow> {
  const order = await orderOfLink(ctx, token);
  if (!isGuests(order, ctx.clock())) throw new ShopError('tracking_not_found');
  return order;
}

function isGuests({ guestUntil }: OrderRow, now: Date): boolean {
  return guestUntil !== null && guestUntil > now;
}

/** The buyer's and the administrators' to see. That an order exists is told to nobody else. Throws `order_not_found`. */
export function seenOrder({ visitor }: Context, order: OrderRow | undefined): OrderRow {
  const mayOf = mayVisitor(visitor, 'orders.read') || (visitor.role === 'customer' && order?.userId === visitor.id);
  if (!order || !mayOf) throw new ShopError('order_not_found');
  return order;
}

/** The visitor's own. Throws `order_not_found`, also for somebody else's. */
export function ownOrder({ visitor }: Context, order: OrderRow | undefined): OrderRow {
  if (!order || visitor.role === 'guest' || order.userId !== visitor.id) throw new ShopError('order_not_found');
  return order;
}
