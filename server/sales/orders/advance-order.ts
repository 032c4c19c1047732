import { and, asc, eq, sql } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { firstFulfilment } from '#contract/sales/fulfilment/fulfilment.ts';
import { canMove, holdsStock } from '#contract/sales/orders/order-status.ts';
import type { OrderStatus } from '#contract/sales/orders/order-status.ts';
import { giveBack, takeUnits } from '#server/goods/products/stock.service.ts';
import type { StockReason, UnitsOfSize } from '#server/goods/products/stock.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { together } from '#platform/database/in-transaction.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import type { ShownPayment } from './order-state.service.ts';
import { orderLines, orders } from './orders.tables.ts';

/** Who moves an order. */
export type OrderActor = 'buyer' | 'provider' | 'clock' | `admin:${string}`;

export type OrderMove = {
  readonly actor: OrderActor;
  readonly reason: string;
  readonly now: Date;
  /** What the order is called by from now on. */
  readonly shown?: ShownPayment;
};

type MovingOrder = { readonly reference: string; readonly status: OrderStatus };

/**
 * Moves an order from the state that the caller saw to another, and its units with it. Returns false, with nothing
 * changed, when the order was no longer in that state or the move does not exist. Throws `out_of_stock`, `preorder_changed` or
 * `product_not_found` when units are to be taken again and cannot: run it in a nested transaction then.
 */
export async function advanceOrder(
  transaction: Transaction,
  { reference, status: from }: MovingOrder,
  to: OrderStatus,
  { actor, reason, now, shown }: OrderMove,
): Promise<boolean> {
  if (!canMove(from, to)) return false;
  const [moved] = await transaction
    .update(orders)
    .set({ ...shown, status: to, fulfilment: fulfilmentIn(to), ...soldAt(to, now), isOpen: false, bagKey: '' })
    .where(and(eq(orders.reference, reference), eq(orders.status, from)))
    .returning({ reference: orders.reference });
  if (!moved) return false;
  const kind = holdsStock[to] ? 'sale' : 'release';
  const isMoved = holdsStock[from] !== holdsStock[to];
  await together([
    recordEvent(transaction, { at: now, kind: 'order.moved', subject: reference, actor, data: { from, to, reason } }),
    ...(isMoved ? [moveUnits(transaction, { kind, actor, order: reference, at: now })] : []),
  ]);
  return true;
}

/** A sale is of the moment at which it was first approved. */
function soldAt(status: OrderStatus, now: Date) {
  return status === 'approved' && { soldAt: sql`coalesce(${orders.soldAt}, ${now.toISOString()}::timestamptz)` };
}

/** What is paid as it is handed over may be on its way already. */
function fulfilmentIn(status: OrderStatus) {
  const first = firstFulfilment[status];
  return first === null ? null : sql`coalesce(${orders.fulfilment}, ${first})`;
}

/** Takes all units of an order as a sale, those of a pre-order by the day that was promised, or gives them back. */
async function moveUnits(transaction: Transaction, why: StockReason & { readonly order: string }): Promise<void> {
  const lines = await transaction
    .select({
      variantId: orderLines.variantId,
      name: orderLines.name,
      quantity: orderLines.quantity,
      promised: orderLines.promisedOn,
    })
    .from(orderLines)
    .where(eq(orderLines.orderReference, why.order))
    .orderBy(asc(orderLines.position));
  if (why.kind === 'sale') {
    await takeUnits(transaction, lines.map(stillSold), why);
    return;
  }
  await giveBack(transaction, lines, why);
}

/** Throws `product_not_found` for units of a size that was deleted. */
function stillSold<T extends UnitsOfSize & { readonly promised: string | null }>({ variantId, promised, ...line }: T) {
  if (variantId === null) throw new ShopError('product_not_found');
  return { ...line, variantId, promised: promised ?? undefined };
}
