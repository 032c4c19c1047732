import { ShopError } from '#contract/errors.ts';
import type { Input } from '#contract/endpoint.ts';
import type { orderDesk } from '#contract/order-desk.ts';
import type { Order } from '#contract/orders.ts';
import type { OrderStatus } from '#contract/order-status.ts';
import { shopMoment } from '#contract/shop-time.ts';
import { noteChange } from '../audit/audit.service.ts';
import { closePage } from '../checkout/payment-page.service.ts';
import type { Context } from '../context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { applyPayments } from '../payments/apply-payment.service.ts';
import { ProviderUnavailable } from '../context/payment-provider.ts';
import { advanceOrder } from '../orders/advance-order.ts';
import { allOrders, deskOrders, movesOf } from './order-desk.queries.ts';
import type { DeskPoint } from './order-desk.queries.ts';
import { lockOrder } from '../orders/order-state.service.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { viewOrders } from '../checkout/order-view.service.ts';
import { orderByKey, ordersByNumber } from '../checkout/find-orders.service.ts';

const pageSize = 30;

/** A page of the desk's orders. A number finds the order that has it, whatever its state. */
export async function listOrders(ctx: Context, { status, number, after }: Input<typeof orderDesk.list>) {
  if (number) return { orders: await findOrders(ctx, number), next: null };
  const found = await deskOrders(ctx.db, { filter: status, after: pointOf(after), most: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return {
    orders: await viewOrders(ctx.db, rows, ctx.clock()),
    next: found.length > pageSize && last ? `${last.orderDate.getTime()}_${last.reference}` : null,
  };
}

function pointOf(cursor: string | undefined): DeskPoint | undefined {
  if (cursor === undefined) return undefined;
  const [ms, reference = ''] = cursor.split('_');
  const orderDate = new Date(Number(ms));
  return { orderDate, reference };
}

/** Every order, or every order of a state, newest first. */
export async function everyOrder(ctx: Context, status?: OrderStatus): Promise<Order[]> {
  return viewOrders(ctx.db, await allOrders(ctx.db, status && [status]), ctx.clock());
}

/** The orders of a number as it is shown or written; see `ordersByNumber`. */
export async function findOrders(ctx: Context, number: string): Promise<Order[]> {
  return viewOrders(ctx.db, await ordersByNumber(ctx.db, number), ctx.clock());
}

/** Every move of an order. Throws `order_not_found`. */
export async function historyOf({ db }: Context, key: string) {
  const found = await orderByKey(db, key);
  if (!found) throw new ShopError('order_not_found');
  const moves = await movesOf(db, found.reference);
  return moves.map(({ at, fromStatus, toStatus, actor, reason }) => {
    return { at: shopMoment(at), from: fromStatus, to: toStatus, actor, reason };
  });
}

/**
 * Settles a pending order by an administrator's word, after the provider has had its own: money that is already there
 * counts for more. Throws `order_not_found`, and `order_settled` for an order that is no longer pending.
 */
export async function settleByHand(
  ctx: Context,
  { payment_id, status, reason }: Input<typeof orderDesk.setStatus>,
): Promise<Order> {
  const found = await orderByKey(ctx.db, payment_id);
  if (!found) throw new ShopError('order_not_found');
  if (found.status !== 'pending') throw new ShopError('order_settled');
  await askProviderFirst(ctx, found);
  await inTransaction(ctx.db, async (transaction) => {
    const order = await lockOrder(transaction, found.reference);
    if (order?.status !== 'pending') throw new ShopError('order_settled');
    const actor = `admin:${ctx.visitor.role === 'admin' ? ctx.visitor.username : ''}` as const;
    await advanceOrder(transaction, order, status, { actor, reason: reason || 'by_hand', now: ctx.clock() });
    const change = { before: { status: order.status }, after: { status, reason: reason ?? null } };
    await noteChange(transaction, ctx, { action: 'order.status', subject: found.reference, ...change });
  });
  await closePage(ctx, found);
  const [view] = await findOrders(ctx, found.reference);
  if (!view) throw new ShopError('order_not_found');
  return view;
}

/** A provider that stays away does not keep the shop's people from deciding; its news is applied when it is back. */
async function askProviderFirst(ctx: Context, order: OrderRow): Promise<void> {
  try {
    await applyPayments(ctx, order.reference, { actor: 'provider' });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    ctx.log.warn({ order: order.reference }, 'settled by hand without the provider');
  }
}
