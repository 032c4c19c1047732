import { toDecimal } from '#contract/core/money/money.ts';
import { cellName, type GridField } from '#contract/goods/grid/grid-limits.ts';
import type { GridProduct } from '#contract/goods/grid/product-grid.ts';

/** Amounts as decimal numbers, categories by their number. */
export type CellValue = number | string | boolean | null;

type GridSize = GridProduct['sizes'][number];

/** A row of the grid: a product, or one of its sizes. */
export type GridRow = { readonly product: GridProduct; readonly size?: GridSize };

/** What a page of the grid shows: a row for each product, or one for each size. */
export const gridViews = ['products', 'sizes'] as const;

export type GridView = (typeof gridViews)[number];

/** Returns the rows of a view. */
export function rowsOf(products: readonly GridProduct[], view: GridView): GridRow[] {
  if (view === 'products') return products.map((product) => ({ product }));
  return products.flatMap((product) => product.sizes.map((size) => ({ product, size })));
}

const isOfSize = (field: GridField) => field === 'stock' || field === 'cost';

/** The number of what a cell is of; undefined where the row has no such cell. */
function ownerOf({ product, size }: GridRow, field: GridField): number | undefined {
  return isOfSize(field) ? size?.variantId : product.id;
}

/** Returns the name of a cell, as errors of the shop have it; undefined where the row has no such cell. */
export function nameOfCell(row: GridRow, field: GridField): string | undefined {
  const id = ownerOf(row, field);
  return id === undefined ? undefined : cellName({ field, id });
}

/** Returns what the shop has in a cell. */
export function storedValue({ product, size }: GridRow, field: GridField): CellValue {
  switch (field) {
    case 'currentPrice':
      return toDecimal(product.currentPrice);
    case 'previousPrice':
      return product.previousPrice && toDecimal(product.previousPrice);
    case 'stock':
      return size?.stock ?? null;
    case 'cost':
      return size?.cost ? toDecimal(size.cost) : null;
    case 'isOffertPrice':
    case 'category':
    case 'state':
      return product[field];
  }
}

/** Returns the change of a cell as the shop is asked for it. */
export function sentChange(
  row: GridRow,
  field: GridField,
  values: { readonly from: CellValue; readonly to: CellValue },
) {
  const id = ownerOf(row, field) ?? 0;
  if (isOfSize(field)) return { field, variantId: id, ...values };
  const { publishAt } = row.product;
  return { field, productId: id, ...values, ...(field === 'state' && publishAt !== null && { publishAt }) };
}
