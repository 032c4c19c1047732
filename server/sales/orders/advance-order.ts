import { asc, eq, sql, type SQL } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { firstFulfilment } from '#contract/sales/fulfilment/fulfilment.ts';
import type { OrderMoney } from '#contract/sales/orders/order-money.ts';
import { canMove, holdsStock, type OrderStatus } from '#contract/sales/orders/order-status.ts';
import { giveBack, takeUnits, type StockReason, type UnitsOfSize } from '#server/goods/products/stock.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { prepared, preparedSql, type Given } from '#platform/database/prepared.ts';
import { appendedWith, type EventValues } from '#platform/events/append-event.ts';
import { eventOf } from '#server/core/event-log/record-event.service.ts';
import type { ShownPayment } from './order-state.service.ts';
import { orderLines, orders } from './orders.tables.ts';

/** Who moves an order. */
export type OrderActor = 'buyer' | 'provider' | 'clock' | `admin:${string}`;

export type OrderMove = {
  readonly actor: OrderActor;
  readonly reason: string;
  readonly now: Date;
  /** What the order is called by from now on; an order that has a number keeps one. */
  readonly shown?: ShownPayment;
  /** What the order's ledger amounts to, where that changes too. */
  readonly money?: Pick<OrderMoney, 'state' | 'returned'> | undefined;
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
  { actor, reason, now, shown, money }: OrderMove,
): Promise<boolean> {
  if (!canMove(from, to)) return false;
  const moved = await moves[to](transaction, {
    ...eventOf({ at: now, kind: 'order.moved', subject: reference, actor, data: { from, to, reason } }),
    reference,
    from,
    paymentId: shown?.paymentId ?? null,
    moneyState: money?.state ?? null,
    returned: money?.returned.minor ?? null,
  });
  if (moved.length === 0) return false;
  const kind = holdsStock[to] ? 'sale' : 'release';
  const isMoved = holdsStock[from] !== holdsStock[to];
  if (isMoved) await moveUnits(transaction, { kind, actor, order: reference, at: now });
  return true;
}

type Moved = EventValues & {
  readonly reference: string;
  readonly from: OrderStatus;
  readonly paymentId: string | null;
  readonly moneyState: string | null;
  readonly returned: number | null;
};

/** The order and the event that tells of it in one statement: the order has two dozen indexes, so it is written once. */
const moves = {
  pending: moveTo('pending'),
  approved: moveTo('approved'),
  rejected: moveTo('rejected'),
  failure: moveTo('failure'),
} as const satisfies Record<OrderStatus, unknown>;

function moveTo(to: OrderStatus) {
  return preparedSql<{ readonly notified: string }, Moved>((given) => {
    const change = sql`update ${orders} set status = ${to}, fulfilment = ${fulfilmentIn(to)}, ${soldAt(to, given)}
      is_open = false, bag_key = '', payment_id = coalesce(${given('paymentId')}, ${orders.paymentId}),
      money_state = coalesce(${given('moneyState')}, ${orders.moneyState}),
      returned_minor = coalesce(${given('returned')}::bigint, ${orders.returned})
      where ${orders.reference} = ${given('reference')}::uuid and ${orders.status} = ${given('from')} returning 1`;
    return appendedWith(change, given);
  });
}

/** A sale is of the moment at which it was first approved. */
function soldAt(status: OrderStatus, given: Given<EventValues>): SQL {
  return status === 'approved' ? sql`sold_at = coalesce(${orders.soldAt}, ${given('at')}::timestamptz),` : sql``;
}

/** What is paid as it is handed over may be on its way already. */
function fulfilmentIn(status: OrderStatus): SQL {
  const first = firstFulfilment[status];
  return first === null ? sql`null` : sql`coalesce(${orders.fulfilment}, ${first})`;
}

/** Takes all units of an order as a sale, those of a pre-order by the day that was promised, or gives them back. */
async function moveUnits(transaction: Transaction, why: StockReason & { readonly order: string }): Promise<void> {
  const lines = await unitsOf(transaction, { reference: why.order });
  if (why.kind === 'sale') {
    await takeUnits(transaction, lines.map(stillSold), why);
    return;
  }
  await giveBack(transaction, lines, why);
}

const unitsOf = prepared((db, given: Given<{ reference: string }>) => {
  const { variantId, name, quantity, promisedOn: promised, orderReference, position } = orderLines;
  return db
    .select({ variantId, name, quantity, promised })
    .from(orderLines)
    .where(eq(orderReference, given('reference')))
    .orderBy(asc(position));
});

/** Throws `product_not_found` for units of a size that was deleted. */
function stillSold<T extends UnitsOfSize & { readonly promised: string | null }>({ variantId, promised, ...line }: T) {
  if (variantId === null) throw new ShopError('product_not_found');
  return { ...line, variantId, promised: promised ?? undefined };
}
