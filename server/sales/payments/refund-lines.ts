import { inArray } from 'drizzle-orm';
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
