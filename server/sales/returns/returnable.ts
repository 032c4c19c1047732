import { ShopError } from '#contract/core/protocol/errors.ts';
import type { FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import { countsUnits, unitsReturnable } from '#contract/sales/returns/return-state.ts';
import { lastDayOf } from '#contract/core/time/shop-time.ts';
import { returnEnd } from '#contract/sales/returns/withdrawal-window.ts';
import type { Executor } from '#platform/database/database.ts';
import { packingOf, type Packing } from '../fulfilment/packing.service.ts';
import { deliveryOf } from '../orders/order-fulfilment.service.ts';
import { linesOf, type LineRow, type OrderRow } from '../orders/order-state.service.ts';
import { refundedUnits } from '../payments/line-refund.service.ts';
import { linesOfReturns, returnsOfOrder } from './returns.queries.ts';

/** A line of an order, and how many of its units can still be sent back. */
export type ReturnableLine = { readonly line: LineRow; readonly left: number };

/** The states in which all units of an order are with its buyer, or on their way. */
const sent: readonly (FulfilmentState | null)[] = ['dispatched', 'delivered'];

/**
 * Returns how many units of each line of an order can be sent back; those of the return `except` do not count. Refunds
 * that a return asked for are of its units, and do not count twice.
 */
export async function returnableLines(db: Executor, order: OrderRow, except?: number): Promise<ReturnableLine[]> {
  const { reference } = order;
  const lines = await linesOf(db, [reference]);
  const rows = await returnsOfOrder(db, reference);
  const counted = rows.filter(({ id, state }) => countsUnits[state] && id !== except);
  const returned = await linesOfReturns(
    db,
    counted.map(({ id }) => id),
  );
  const ownKeys = new Set(rows.map(({ refundKey }) => refundKey));
  const refunded = (await refundedUnits(db, reference)).filter(({ request }) => !ownKeys.has(request));
  // What is in a return was sent, also if the order's delivery was noted otherwise since.
  const isSent = except !== undefined || sent.includes(order.fulfilment);
  const packing = (await packingOf(db, new Map([[reference, lines]]))).get(reference);
  return lines.map((line) => ({
    line,
    left: unitsReturnable({
      sent: isSent ? sentUnits(line, packing) : 0,
      refunded: unitsAt(refunded, line.position),
      returned: unitsAt(returned, line.position),
    }),
  }));
}

/** What is in parcels; all units of an order without parcels, which its buyer picked up. */
function sentUnits(line: LineRow, packing: Packing | undefined): number {
  if (!packing || packing.parcels === 0) return line.quantity;
  const unitsIn = (lines: readonly LineRow[]) =>
    lines.find(({ position }) => position === line.position)?.quantity ?? 0;
  return unitsIn(packing.toSend) - unitsIn(packing.left);
}

function unitsAt(parts: readonly { position: number; quantity: number }[], position: number): number {
  return parts.reduce((sum, part) => (part.position === position ? sum + part.quantity : sum), 0);
}

/** Returns when the time for returns of an order ends; null for one that was not sent, or is not paid: it comes back as it is. */
export async function returnsUntil(db: Executor, order: OrderRow): Promise<Date | null> {
  if (order.status !== 'approved' || !sent.includes(order.fulfilment)) return null;
  return returnEnd({ orderedAt: order.orderDate, deliveredAt: await deliveryOf(db, order.reference) });
}

/** Throws `return_not_sent`, or `return_window_over` with the last day. */
export async function refuseUntimely(db: Executor, order: OrderRow, now: Date): Promise<void> {
  const until = await returnsUntil(db, order);
  if (until === null) throw new ShopError('return_not_sent');
  if (now >= until) throw new ShopError('return_window_over', { day: lastDayOf(until) });
}
