import { count, gte, lt, or, and, sql, sum } from 'drizzle-orm';
import type { OrderStatus } from '#contract/sales/orders/order-status.ts';
import type { Executor } from '#platform/database/database.ts';
import { orders } from '#server/sales/orders/orders.tables.ts';

/** Two periods of the same length: from `since` on, and from `sinceBefore` to `untilBefore`. */
export type Periods = { readonly since: Date; readonly sinceBefore: Date; readonly untilBefore: Date };

/** A day or an hour of the shop: '2026-11-22', or '2026-11-22 14', and when it begins. */
export type TimePart = { readonly name: string; readonly begin: Date };

/** The orders of one status in one day or hour of the shop. */
export type SoldPart = {
  /** The name of the day or hour. */
  readonly part: string;
  readonly status: OrderStatus;
  /** What the shop kept: less what went back to the buyers. In the smallest unit of the shop's currency. */
  readonly total: string | null;
  readonly orders: number;
};

export const wasNotCancelled = sql`${orders.fulfilment} is distinct from 'cancelled'`;

/** A cancelled order counts as long as money of it is left with the shop: its refund may be in process, or refused. */
const mayHaveMoney = sql`(${wasNotCancelled} or ${orders.moneyState} not in ('unpaid', 'refunded', 'dispute_lost'))`;

/**
 * Returns the orders of two periods by status and by part, in one read of an index. Each part ends as the next begins. The
 * database gets their beginnings, because its own table of time zones may be older, or miss the shop's zone.
 */
export async function salesOf(
  db: Executor,
  { since, sinceBefore, untilBefore }: Periods,
  parts: readonly TimePart[],
): Promise<SoldPart[]> {
  const place = sql<number>`width_bucket(${orders.orderDate},
    ${sql.param(parts.map(({ begin }) => begin.toISOString()))}::timestamptz[])`;
  const rows = await db
    .select({ place, status: orders.status, total: sum(sql`${orders.total} - ${orders.returned}`), orders: count() })
    .from(orders)
    .where(
      and(
        gte(orders.orderDate, sinceBefore),
        or(gte(orders.orderDate, since), lt(orders.orderDate, untilBefore)),
        mayHaveMoney,
      ),
    )
    .groupBy(sql`1`, orders.status);
  return rows.flatMap(({ place: at, ...sold }) => {
    const part = parts[at - 1];
    return part ? [{ part: part.name, ...sold }] : [];
  });
}
