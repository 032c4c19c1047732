import { count, gte, lt, or, and, sql, sum } from 'drizzle-orm';
import type { OrderStatus } from '#contract/order-status.ts';
import { shopZone } from '#contract/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import { orders } from '../orders/orders.tables.ts';

/** Two periods of the same length: from `since` on, and from `sinceBefore` to `untilBefore`. */
export type Periods = { readonly since: Date; readonly sinceBefore: Date; readonly untilBefore: Date };

/** The orders of one status in one day or hour of the shop. */
export type SoldPart = {
  /** '2026-11-22', or '2026-11-22 14' by hours. */
  readonly part: string;
  readonly status: OrderStatus;
  /** What the shop kept: less what went back to the buyers. In the smallest unit of the shop's currency. */
  readonly total: string | null;
  readonly orders: number;
};

export const wasNotCancelled = sql`${orders.fulfilment} is distinct from 'cancelled'`;

/** A cancelled order counts as long as money of it is left with the shop: its refund may be in process, or refused. */
const mayHaveMoney = sql`(${wasNotCancelled} or ${orders.moneyState} not in ('unpaid', 'refunded', 'dispute_lost'))`;

/** Returns the orders of two periods by status and by day or hour, in one read of an index. */
export function salesOf(
  db: Executor,
  { since, sinceBefore, untilBefore }: Periods,
  byHour: boolean,
): Promise<SoldPart[]> {
  const format = sql.raw(`'YYYY-MM-DD${byHour ? ' HH24' : ''}'`);
  const part = sql<string>`to_char(${orders.orderDate} at time zone ${sql.raw(`'${shopZone()}'`)}, ${format})`;
  return db
    .select({ part, status: orders.status, total: sum(sql`${orders.total} - ${orders.returned}`), orders: count() })
    .from(orders)
    .where(
      and(
        gte(orders.orderDate, sinceBefore),
        or(gte(orders.orderDate, since), lt(orders.orderDate, untilBefore)),
        mayHaveMoney,
      ),
    )
    .groupBy(part, orders.status);
}
