import { and, asc, inArray, min, sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { orders } from '../../orders/orders.tables.ts';
import { givesBackPrice } from '../../payments/credit-notes.service.ts';
import { refundLines, refunds } from '../../payments/refunds.tables.ts';
import type { RefundRow } from '../../payments/refund-records.service.ts';

/** The moments between which something is of a month: from the first on, before the second. */
export type Span = { readonly from: Date; readonly before: Date };

/** A row of the book: an order that was sold, or a refund that was done, by its key. */
export type Booked = {
  readonly at: Date;
  readonly kind: 'sale' | 'refund';
  readonly key: string;
  readonly reference: string;
  /** The moment as the database has it, which is finer: the next row comes after it. */
  readonly cursor: string;
};

type Raw = {
  readonly cursor: string;
  readonly ms: number;
  readonly kind: string;
  readonly key: string;
  readonly reference: string;
};

/** Returns the next rows of the book, by time: those after `last`. Each of the two halves reads its own index. */
export async function bookedAfter(
  db: Executor,
  { from, before }: Span,
  { last, most }: { readonly last: Booked | undefined; readonly most: number },
): Promise<Booked[]> {
  const start = sql`${last?.cursor ?? from.toISOString()}::timestamptz`;
  const end = sql`${before.toISOString()}::timestamptz`;
  // Without one, before all keys.
  const key = sql`${last?.key ?? '00000000-0000-0000-0000-000000000000'}::uuid`;
  const { rows } = await db.execute<Raw>(sql`
    select at::text as cursor, (extract(epoch from at) * 1000)::float8 as ms, kind, key, reference from (
      (select ${orders.soldAt} as at, 'sale' as kind, ${orders.reference} as key, ${orders.reference} as reference from ${orders}
        where (${orders.soldAt}, ${orders.reference}) > (${start}, ${key}) and ${orders.soldAt} < ${end}
          and ${orders.status} = 'approved'
        order by ${orders.soldAt}, ${orders.reference} limit ${most})
      union all
      (select ${refunds.settledAt}, 'refund', ${refunds.key}, ${refunds.orderReference} from ${refunds}
        where (${refunds.settledAt}, ${refunds.key}) > (${start}, ${key}) and ${refunds.settledAt} < ${end} and ${givesBackPrice}
          and exists (select 1 from ${orders} where ${orders.reference} = ${refunds.orderReference} and ${orders.soldAt} is not null)
        order by ${refunds.settledAt}, ${refunds.key} limit ${most})
    ) as booked order by at, key limit ${most}`);
  return rows.map(({ cursor, ms, kind, key: ofRow, reference }) => ({
    at: new Date(ms),
    cursor,
    kind: kind === 'sale' ? 'sale' : 'refund',
    key: ofRow,
    reference,
  }));
}

/** When the first order was sold; null before. */
export async function firstSale(db: Executor): Promise<Date | null> {
  const [found] = await db.select({ first: min(orders.soldAt) }).from(orders);
  return found?.first ?? null;
}

/** The rates of value added tax that lines of a month's orders and refunds have; null stands for the usual one. */
export async function ratesIn(db: Executor, { from, before }: Span): Promise<(number | null)[]> {
  const [start, end] = [sql`${from.toISOString()}::timestamptz`, sql`${before.toISOString()}::timestamptz`];
  const { rows } = await db.execute<{ readonly percent: string | null }>(sql`
    select distinct vat_percent as percent from order_lines where order_reference in (
      select reference from orders where sold_at >= ${start} and sold_at < ${end}
      union select order_reference from refunds where state = 'done' and settled_at >= ${start} and settled_at < ${end})`);
  return rows.map(({ percent }) => (percent === null ? null : Number(percent)));
}

/** All refunds of orders that gave back their price, in the order in which they were done. */
export function refundsInBook(db: Executor, references: readonly string[]): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.orderReference, [...references]), givesBackPrice))
    .orderBy(asc(refunds.settledAt), asc(refunds.key));
}

/** The units that refunds of orders are for. */
export function refundedUnits(db: Executor, references: readonly string[]) {
  const { request, position, amount } = refundLines;
  return db
    .select({ request, position, amount, reference: refundLines.orderReference })
    .from(refundLines)
    .where(inArray(refundLines.orderReference, [...references]));
}
