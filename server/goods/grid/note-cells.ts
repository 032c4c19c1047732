import { together } from '#platform/database/in-transaction.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { AuditJson } from '#contract/office/audit-desk.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { isOfSize, type Cell, type CellValue } from './cells.ts';
import type { Held } from './held-goods.ts';

/** How many entries are sent at a time. */
const batch = 200;

type Side = 'from' | 'to';

/** Writes the changes of cells into the log: of each product what a save of its form would say, and its units apart. */
export async function noteCells(
  transaction: Transaction,
  ctx: Context,
  held: Held,
  cells: readonly Cell[],
): Promise<void> {
  const productOf = (cell: Cell) => (isOfSize(cell) ? held.sizes.get(cell.id)?.productId : cell.id) ?? 0;
  const units = Map.groupBy(
    cells.filter(({ field }) => field === 'stock'),
    productOf,
  );
  const rest = Map.groupBy(
    cells.filter(({ field }) => field !== 'stock'),
    productOf,
  );
  const entries = [
    ...[...rest].map(([id, own]) => ({
      action: 'product.update' as const,
      subject: String(id),
      before: fieldsOf(held, own, 'from'),
      after: fieldsOf(held, own, 'to'),
    })),
    ...[...units].map(([id, own]) => ({
      action: 'product.stock' as const,
      subject: String(id),
      before: { stock: bySize(held, own, 'from') },
      after: { stock: bySize(held, own, 'to') },
    })),
  ];
  for (let at = 0; at < entries.length; at += batch) {
    await together(entries.slice(at, at + batch).map((entry) => noteChange(transaction, ctx, entry)));
  }
}

function fieldsOf(held: Held, cells: readonly Cell[], side: Side) {
  const costs = cells.filter(({ field }) => field === 'cost');
  const own = cells.filter((cell) => !isOfSize(cell)).map((cell) => [cell.field, told(held, cell, side)]);
  const fields: Record<string, AuditJson> = Object.fromEntries(own);
  return costs.length === 0 ? fields : { ...fields, costPrice: bySize(held, costs, side) };
}

function told({ categories }: Held, { field, ...cell }: Cell, side: Side): CellValue {
  return field === 'category' ? (categories.get(Number(cell[side]))?.title ?? cell[side]) : cell[side];
}

function bySize({ sizes }: Held, cells: readonly Cell[], side: Side): Record<string, CellValue> {
  return Object.fromEntries(cells.map((cell) => [sizes.get(cell.id)?.size ?? '', cell[side]]));
}
