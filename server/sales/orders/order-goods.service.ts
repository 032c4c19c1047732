import { and, eq, inArray, sql } from 'drizzle-orm';
import { moneyOf, sum, type Money } from '#contract/core/money/money.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { taxesByRate, type TaxOfRate } from '#contract/sales/checkout/tax-shares.ts';
import { vatRateOf } from '#server/goods/products/vat-rate.service.ts';
import { paidForUnits } from '#contract/sales/checkout/pricing.ts';
import type { LineRow, OrderRow } from './order-state.service.ts';
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

/** Returns the value added tax in what an order costs, by rate; none for a seller who charges no tax. */
export function taxesOfOrder(order: Priced, goods: OrderGoods): TaxOfRate[] {
  return ratesOfOrder(order, goods).filter(({ percent }) => percent > 0);
}

type Priced = Pick<OrderRow, 'shipping' | 'currency'>;

/** The same with what has no tax: the rows sum to the order's total. */
export function ratesOfOrder({ shipping, currency }: Priced, goods: OrderGoods): TaxOfRate[] {
  const lines = goods.lines.map(({ price, quantity, discount, vatPercent }) => ({
    percent: vatPercent ?? vatRateOf(null),
    amount: moneyOf(price * quantity - discount, currency),
  }));
  return taxesByRate(lines, moneyOf(shipping, currency), vatRateOf(null));
}

type PaidLine = Pick<LineRow, 'price' | 'quantity' | 'discount'>;

/** Returns what was paid for all units of a line: their price less what the line bears of the order's discount. */
export function linePaid({ price, quantity, discount }: PaidLine, currency: string): Money {
  return moneyOf(price * quantity - discount, currency);
}

/** Returns what was paid for some units of a line, the first ones. */
export function unitsPaid(line: PaidLine, units: number, currency: string): Money {
  return paidForUnits({ paid: linePaid(line, currency), quantity: line.quantity }, units);
}

/** Returns what was paid for each unit of a line, rounded down: for people to read, not to refund. */
export function unitPaid(line: PaidLine, currency: string): Money {
  return moneyOf(Math.floor(linePaid(line, currency).minor / line.quantity), currency);
}

type UnitsOfLine = { readonly position: number; readonly putBack?: number; readonly exchanged?: number };

/** Returns how many units of a line can still go back to the stock: each does once. */
export function unitsOut({ quantity, putBack, exchanged }: LineRow): number {
  return quantity - putBack - exchanged;
}

/**
 * Notes on the lines of an order that units of them went back to the stock, so that they are not sent any more, or that
 * another size went out for them. The caller holds the order's lock, and moves the stock.
 */
export async function noteUnitsBack(
  transaction: Transaction,
  reference: string,
  units: readonly UnitsOfLine[],
): Promise<void> {
  for (const { position, putBack = 0, exchanged = 0 } of units) {
    if (putBack + exchanged === 0) continue;
    await transaction
      .update(orderLines)
      .set({
        putBack: sql`${orderLines.putBack} + ${putBack}`,
        exchanged: sql`${orderLines.exchanged} + ${exchanged}`,
      })
      .where(and(eq(orderLines.orderReference, reference), eq(orderLines.position, position)));
  }
}
