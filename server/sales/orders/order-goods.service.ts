import { eq, inArray, sql, and, getTableColumns } from 'drizzle-orm';
import { moneyOf, sum } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { taxesByRate, taxShares } from '#contract/sales/checkout/tax-shares.ts';
import type { TaxOfRate } from '#contract/sales/checkout/tax-shares.ts';
import { vatRateOf } from '#server/goods/products/vat-rate.service.ts';
import { paidForUnits } from '#contract/sales/checkout/pricing.ts';
import type { LineRow, OrderRow } from './order-state.service.ts';
import { orderAdjustments, orderLines } from './orders.tables.ts';
import type { LinePrice, Price } from '#contract/sales/checkout/pricing.ts';
import type { NewAdjustment } from '#contract/sales/orders/adjustments.ts';
import { preparedRows, storedAll } from '#platform/database/prepared.ts';
import type { Rows } from '#platform/database/prepared.ts';
import type { FoundLine } from '#server/goods/products/stock.service.ts';

type AdjustmentRow = Omit<typeof orderAdjustments.$inferSelect, 'orderReference'>;

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

/** Inserts the lines of an order, `prices` being theirs. */
export async function insertLines(
  transaction: Transaction,
  orderReference: string,
  lines: readonly FoundLine[],
  prices: readonly LinePrice[],
): Promise<LineRow[]> {
  const [first, ...others] = lines.map(
    ({ productId, variantId, name, color, size, quantity, currentPrice, vatPercent }, position) => ({
      orderReference,
      position,
      productId,
      variantId,
      name,
      color,
      size,
      quantity,
      price: currentPrice,
      discount: takenOff(prices[position]),
      vatPercent,
    }),
  );
  return first ? insertedLines(transaction, [first, ...others]) : [];
}

type NewLine = Omit<LineRow, 'putBack' | 'exchanged' | 'promisedOn'>;

const insertedLines = preparedRows((db, rows: Rows<NewLine>) => {
  const { putBack: _none, exchanged: _neither, promisedOn: _later, ...columns } = getTableColumns(orderLines);
  return db
    .insert(orderLines)
    .values(rows.map((given) => storedAll(columns, given)))
    .returning();
});

/**
 * Keeps on the lines of a new order what was promised of sizes that were pre-ordered: a later change of their day does not change it.
 * No statement if nothing was. Returns all lines.
 */
export async function keepPromises(
  transaction: Transaction,
  lines: readonly LineRow[],
  promised: ReadonlyMap<number, string>,
): Promise<LineRow[]> {
  const told = lines.map((line) => ({ ...line, promisedOn: promised.get(line.variantId ?? 0) ?? null }));
  for (const { orderReference, position, promisedOn } of told) {
    if (promisedOn === null) continue;
    const isOwn = and(eq(orderLines.orderReference, orderReference), eq(orderLines.position, position));
    await transaction.update(orderLines).set({ promisedOn }).where(isOwn);
  }
  return told;
}

/** What a line bears of the adjustments. */
function takenOff(line: LinePrice | undefined): number {
  return line ? line.cost.minor - line.paid.minor : 0;
}

/** Inserts the adjustments of an order of lines, with the tax in each; no statement if there are none. Its lines go before. */
export async function insertAdjustments(
  transaction: Transaction,
  orderReference: string,
  found: readonly FoundLine[],
  { adjustments, lines }: Price<NewAdjustment>,
): Promise<AdjustmentRow[]> {
  const taxed = lines.map(({ cost }, at) => ({ percent: found[at]?.vatPercent ?? 0, amount: cost }));
  const taxes = taxShares(
    taxed,
    adjustments.map(({ shares }) => shares),
  );
  const [first, ...others] = adjustments.map(({ line, among, kind, source, title, amount }, position) => ({
    orderReference,
    position,
    line,
    among: among ? [...among] : null,
    kind,
    source,
    title,
    amount: amount.minor,
    tax: taxes[position]?.minor ?? 0,
  }));
  return first ? insertedAdjustments(transaction, [first, ...others]) : [];
}

const insertedAdjustments = preparedRows((db, rows: Rows<typeof orderAdjustments.$inferSelect>) =>
  db
    .insert(orderAdjustments)
    .values(rows.map((given) => storedAll(getTableColumns(orderAdjustments), given)))
    .returning(),
);
