import { t } from '#messages/messages.ts';
import type { GridField } from '#contract/goods/grid/grid-limits.ts';
import type { GridRow, GridView } from './grid-cells.ts';

/** A column of cells that are edited: 'price' and 'count' are typed, 'choice' is chosen, 'check' is ticked. */
export type GridColumn = {
  readonly field: GridField;
  readonly title: string;
  readonly kind: 'price' | 'count' | 'check' | 'choice';
  /** True if a cell may be empty. */
  readonly isOptional?: boolean;
  /** A width in rem. */
  readonly width: number;
};

const ofProducts: readonly GridColumn[] = [
  { field: 'currentPrice', title: t('product-grid.price'), kind: 'price', width: 8 },
  { field: 'previousPrice', title: t('product-grid.previousPrice'), kind: 'price', isOptional: true, width: 8 },
  { field: 'isOffertPrice', title: t('product-grid.offer'), kind: 'check', width: 5 },
  { field: 'category', title: t('product-grid.category'), kind: 'choice', width: 13 },
  { field: 'state', title: t('product-grid.state'), kind: 'choice', width: 8 },
];

const ofSizes: readonly GridColumn[] = [
  { field: 'stock', title: t('product-grid.stock'), kind: 'count', width: 7 },
  { field: 'cost', title: t('product-grid.cost'), kind: 'price', isOptional: true, width: 8 },
];

/** The columns of each view, after the one that names the row. */
export const gridColumns: Readonly<Record<GridView, readonly GridColumn[]>> = { products: ofProducts, sizes: ofSizes };

/** Returns what a row is called: a product with its number and colour, and the size. */
export function rowName({ product: { id, name, color }, size }: GridRow): string {
  const named = t('product-grid.row', { name, color, id });
  return size ? t('product-grid.rowOfSize', { product: named, size: size.size }) : named;
}
