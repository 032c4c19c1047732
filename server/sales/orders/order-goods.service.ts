import { eq, inArray, sql } from 'drizzle-orm';
import { moneyOf, sum } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';
import type { Executor } from '#platform/database/database.ts';
import type { LineRow } from './order-state.service.ts';
import { orderAdjustments, orderLines } from './orders.tables.ts';

export type AdjustmentRow = Omit<typeof orderAdjustments.$inferSelect, 'orderReference'>;

/** What an order sells, and what changes its price; both in their order. */
export type OrderGoods = { readonly lines: readonly LineRow[]; readonly adjustments: readonly AdjustmentRow[] };

/** Returns the goods of orders by their references, of an unknown one nothing. One statement whatever their number. */
export async function goodsOf(db: Executor, references: readonly string[]): Promise<(reference: string) => OrderGoods> {
  const { position, line, among, kind, source, title, amount, tax, orderReference } = orderAdjustments;
  const ofOrder = db
    .select({
      all: sql`json_agg(json_build_object('position', ${position}, 'line', ${line}, 'among', ${among}, 'kind', ${kind},
        'source', ${source}, 'title', ${title}, 'amount', ${amount}, 'tax', ${tax}) order by ${position})`,
    })
    .from(orderAdjustments)
    .where(eq(orderReference, orderLines.orderReference));
  const rows = await db
    .select({ line: orderLines, adjustments: sql<AdjustmentRow[] | null>`${ofOrder}` })
    .from(orderLines)
    .where(inArray(orderLines.orderReference, [...references]))
    .orderBy(orderLines.orderReference, orderLines.position);
  const byOrder = Map.groupBy(rows, (row) => row.line.orderReference);
  return (reference) => {
    const own = byOrder.get(reference) ?? [];
    return { lines: own.map((row) => row.line), adjustments: own[0]?.adjustments ?? [] };
  };
}

/** Returns what discounts take off the price of an order together. */
export function discountOf(adjustments: readonly AdjustmentRow[], currency: string): Money {
  const discounts = adjustments.filter(({ kind }) => kind === 'discount');
  return sum(moneyOf(0, currency), ...discounts.map(({ amount }) => moneyOf(-amount, currency)));
}
