import { inArray } from 'drizzle-orm';
import { unitsLeft } from '#contract/order-money.ts';
import type { Executor } from '#platform/database/database.ts';
import type { RefundRow } from './refund-records.service.ts';
import { refundLines } from './refunds.tables.ts';

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

/** Returns how many units of a line can still be refunded, `live` being those of the order that were. */
export function unitsNotRefunded(
  { position, quantity }: { readonly position: number; readonly quantity: number },
  live: readonly Pick<RefundLineRow, 'position' | 'quantity'>[],
): number {
  const own = live.filter((one) => one.position === position);
  return unitsLeft({ quantity, refunded: own.reduce((count, one) => count + one.quantity, 0) });
}
