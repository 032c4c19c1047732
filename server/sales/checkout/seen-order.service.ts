import { ShopError } from '#contract/core/protocol/errors.ts';
import { mayDo } from '#contract/core/protocol/permissions.ts';
import type { Context } from '#server/core/context/context.ts';
import type { OrderRow } from '../orders/order-state.service.ts';

/** The buyer's and the administrators' to see. That an order exists is told to nobody else. Throws `order_not_found`. */
export function seenOrder({ visitor }: Context, order: OrderRow | undefined): OrderRow {
  const mayOf = mayDo(visitor.role, 'orders.read') || (visitor.role === 'customer' && order?.userId === visitor.id);
  if (!order || !mayOf) throw new ShopError('order_not_found');
  return order;
}

/** The visitor's own. Throws `order_not_found`, also for somebody else's. */
export function ownOrder({ visitor }: Context, order: OrderRow | undefined): OrderRow {
  if (!order || visitor.role === 'guest' || order.userId !== visitor.id) throw new ShopError('order_not_found');
  return order;
}
