import type { GridProduct } from '#contract/goods/grid/product-grid.ts';
import { isRecord } from '#web/core/hydration/unknown-values.ts';
import type { Edits } from './edits.ts';
import { rowsOf, type CellValue } from './grid-cells.ts';
import { gridColumns } from './grid-columns.ts';
import { namedCells } from './named-cells.ts';

/** A changed cell as it is kept while its person logs in again. */
type KeptCell = { readonly name: string; readonly from: CellValue; readonly to: CellValue };

/** Returns what is kept of changed cells; what was typed and says nothing is left out. */
export function keptOf(edits: Edits): KeptCell[] {
  return [...edits].flatMap(([name, { from, to, text }]) => (text === undefined ? [{ name, from, to }] : []));
}

const isValue = (value: unknown): value is CellValue =>
  value === null || typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';

function isKeptCell(value: unknown): value is KeptCell {
  return isRecord(value) && typeof value['name'] === 'string' && isValue(value['from']) && isValue(value['to']);
}

/** Returns what was kept; undefined if it is damaged. */
export function keptIn(kept: unknown): KeptCell[] | undefined {
  return Array.isArray(kept) && kept.every(isKeptCell) ? kept : undefined;
}

/** Returns kept cells as changed ones, of the products that are still there. */
export function restored(products: readonly GridProduct[], kept: readonly KeptCell[]): Edits {
  const cells = namedCells(
    products,
    kept.map(({ name }) => name),
  );
  const rows = { products: rowsOf(products, 'products'), sizes: rowsOf(products, 'sizes') };
  return new Map(
    kept.flatMap(({ name, from, to }) => {
      const { view, place } = cells.get(name) ?? {};
      const row = view && rows[view][place?.row ?? 0];
      const field = view && gridColumns[view][place?.column ?? 0]?.field;
      return row && field ? [[name, { row, field, from, to }] as const] : [];
    }),
  );
}
