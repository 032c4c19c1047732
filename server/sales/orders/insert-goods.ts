import { and, eq, getTableColumns } from 'drizzle-orm';
import type { LinePrice, Price } from '#contract/sales/checkout/pricing.ts';
import { taxShares } from '#contract/sales/checkout/tax-shares.ts';
import type { NewAdjustment } from '#contract/sales/orders/adjustments.ts';
import type { Transaction } from '#platform/database/database.ts';
import { preparedRows, storedAll, type Rows } from '#platform/database/prepared.ts';
import type { FoundLine } from '#server/goods/products/stock.service.ts';
import type { AdjustmentRow } from './order-goods.service.ts';
import type { LineRow } from './order-state.service.ts';
import { orderAdjustments, orderLines } from './orders.tables.ts';

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
