import { inArray } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import type { RefundRow } from './refund-records.service.ts';
import { refundLines } from './refunds.tables.ts';
import { moneyOf, sum } from '#contract/core/money/money.ts';
import type { RefundableLine } from '#contract/sales/orders/order-money.ts';
import { linePaid } from '../orders/order-goods.service.ts';
import type { LineRow } from '../orders/order-state.service.ts';

export type RefundLineRow = typeof refundLines.$inferSelect;

/** The units that the refunds of some orders are for. */
export function linesOfRefunds(db: Executor, references: readonly string[]): Promise<RefundLineRow[]> {
  return db
    .select()
    .from(refundLines)
    .where(inArray(refundLines.orderReference, [...references]));
}

/** Those of refunds that were not refused: a refund of two payments stands while one of them was not. */
export function liveLines(lines: readonly RefundLineRow[], refunds: readonly RefundRow[]): RefundLineRow[] {
  const live = new Set(refunds.filter(({ state }) => state !== 'refused').map(({ request }) => request));
  return lines.filter(({ request }) => live.has(request));
}

/** Returns a line of an order as refunds need it, `live` being the units of those of the order that were not refused. */
export function refundableLine(line: LineRow, live: readonly RefundLineRow[], currency: string): RefundableLine {
  const own = live.filter(({ position }) => position === line.position);
  return {
    position: line.position,
    quantity: line.quantity,
    paid: linePaid(line, currency),
    refunded: own.reduce((count, { quantity }) => count + quantity, 0),
    given: sum(moneyOf(0, currency), ...own.map(({ amount }) => moneyOf(amount, currency))),
  };
}
