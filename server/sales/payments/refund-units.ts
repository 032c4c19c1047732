import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Money } from '#contract/core/money/money.ts';
import { refundOfLine, unitsLeft, type RefundableLine } from '#contract/sales/orders/order-money.ts';
import { holdsStock } from '#contract/sales/orders/order-status.ts';
import type { Transaction } from '#platform/database/database.ts';
import { giveBack } from '#server/goods/products/stock.service.ts';
import type { LineRow, OrderRow } from '../orders/order-state.service.ts';
import { noteUnitsBack, unitsOut } from '../orders/order-goods.service.ts';
import type { RefundLineRow } from './refund-lines.ts';
import { refundLines } from './refunds.tables.ts';

/** Units of a line that a refund is for, and whether they go back to the stock; of all that is left, no quantity is asked for. */
export type AskedLine = {
  readonly position: number;
  readonly quantity: number;
  readonly restock: boolean;
  /** How many of them went back already, by whoever inspected them: then the refund puts none back. */
  readonly putBack?: number | undefined;
};

export type WantedUnits = AskedLine & {
  readonly line: LineRow;
  /** What was paid for them. */
  readonly amount: Money;
};

/** The lines that a refund is for, `refundable` being all goods as refunds need them. Throws `refund_units`, `refund_line_unknown`. */
export function wantedUnits(
  asked: { readonly what: 'all' | 'lines'; readonly lines: readonly AskedLine[] },
  goods: readonly LineRow[],
  refundable: readonly RefundableLine[],
): readonly WantedUnits[] {
  if (asked.lines.some(({ position }) => !goods.some((line) => line.position === position))) {
    throw new ShopError('refund_line_unknown');
  }
  const choiceOf = new Map(asked.lines.map((one) => [one.position, one]));
  return goods.flatMap((line): WantedUnits[] => {
    const choice = choiceOf.get(line.position);
    const own = refundable.find(({ position }) => position === line.position);
    if (!own) return [];
    const left = unitsLeft(own);
    const quantity = asked.what === 'all' ? left : (choice?.quantity ?? 0);
    if (quantity > left) {
      throw new ShopError('refund_units', { product: line.name, size: line.size, left });
    }
    if (quantity === 0) return [];
    const { position } = line;
    const { restock = true, putBack } = choice ?? {};
    return [{ position, quantity, restock, putBack, line, amount: refundOfLine(own, quantity) }];
  });
}

type Units = {
  readonly request: string;
  readonly lines: readonly WantedUnits[];
  /** The units of live refunds that were not refused, and of all of them. */
  readonly live: readonly RefundLineRow[];
  readonly all: readonly RefundLineRow[];
  readonly actor: string;
  readonly now: Date;
};

/**
 * Writes down the units of a refund and puts back those that are wanted. Units that came back with a refund that was
 * refused later are in the stock already, and are not put back twice.
 */
export async function writeUnits(
  transaction: Transaction,
  order: OrderRow,
  { request, lines, live, all, actor, now }: Units,
): Promise<void> {
  if (lines.length === 0) return;
  const counted = (from: readonly RefundLineRow[], position: number, of: (one: RefundLineRow) => number) =>
    from.filter((one) => one.position === position).reduce((count, one) => count + of(one), 0);
  const rows = lines.map(({ line, position, quantity, restock, putBack, amount: { minor: amount } }) => {
    const mayReturn = restock && line.variantId !== null && holdsStock[order.status];
    const wanted = quantity + counted(live, position, (one) => (one.restock ? one.quantity : 0));
    const there = counted(all, position, ({ restocked }) => restocked);
    const most = Math.max(0, Math.min(quantity, wanted - there, unitsOut(line)));
    const restocked = putBack ?? (mayReturn ? most : 0);
    return { request, orderReference: order.reference, position, quantity, amount, restock, restocked };
  });
  await transaction.insert(refundLines).values(rows);
  const back = lines.map(({ line: { position, variantId }, putBack }, at) => {
    const quantity = putBack === undefined ? (rows[at]?.restocked ?? 0) : 0;
    return { position, variantId, quantity, putBack: quantity };
  });
  await giveBack(transaction, back, { kind: 'return', actor, order: order.reference, at: now });
  await noteUnitsBack(transaction, order.reference, back);
}
