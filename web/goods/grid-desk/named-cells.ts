import type { GridProduct } from '#contract/goods/grid/product-grid.ts';
import { gridViews, nameOfCell, rowsOf, type GridView } from './grid-cells.ts';
import { gridColumns, rowName } from './grid-columns.ts';
import type { Place } from './grid-place.ts';

/** Where a cell is, and what people call it: the product, the size and the column. */
type NamedCell = { readonly view: GridView; readonly place: Place; readonly label: string };

/** Returns the cells of some names, of both views. */
export function namedCells(products: readonly GridProduct[], names: readonly string[]): ReadonlyMap<string, NamedCell> {
  if (names.length === 0) return new Map();
  const wanted = new Set(names);
  return new Map(
    gridViews.flatMap((view) =>
      rowsOf(products, view).flatMap((row, at) =>
        gridColumns[view].flatMap(({ field, title }, column) => {
          const name = nameOfCell(row, field);
          if (name === undefined || !wanted.has(name)) return [];
          return [[name, { view, place: { row: at, column }, label: `${rowName(row)}, ${title}` }] as const];
        }),
      ),
    ),
  );
}
