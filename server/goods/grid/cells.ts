import type { GridChange } from '#contract/goods/grid/grid-change.ts';
import type { GridField } from '#contract/goods/grid/grid-limits.ts';

/** Amounts in the smallest unit, categories by their number, units, states and whether there is an offer. */
export type CellValue = number | string | boolean | null;

/** A cell of the product, or for 'stock' and 'cost' of the size, with this number. */
export type Cell = {
  readonly field: GridField;
  readonly id: number;
  readonly from: CellValue;
  readonly to: CellValue;
  /** With what a scheduled state is written back: when it is published, in ISO 8601. */
  readonly publishAt?: string;
  /** When a scheduled product was to be published, as it was seen; undefined if nobody says it. */
  readonly seenPublishAt?: string | null | undefined;
};

/** True if a cell is one of a size. */
export const isOfSize = ({ field }: Pick<Cell, 'field'>): boolean => field === 'stock' || field === 'cost';

/** Returns a change that was asked for as a cell. */
export function cellOf(change: GridChange): Cell {
  switch (change.field) {
    case 'currentPrice':
    case 'previousPrice':
      return { field: change.field, id: change.productId, from: minorOf(change.from), to: minorOf(change.to) };
    case 'cost':
      return { field: change.field, id: change.variantId, from: minorOf(change.from), to: minorOf(change.to) };
    case 'stock':
      return { field: change.field, id: change.variantId, from: change.from, to: change.to };
    case 'state':
      return {
        field: change.field,
        id: change.productId,
        from: change.from,
        to: change.to,
        seenPublishAt: change.publishAt,
      };
    case 'isOffertPrice':
    case 'category':
      return { field: change.field, id: change.productId, from: change.from, to: change.to };
  }
}

const minorOf = (amount: { readonly minor: number } | null) => amount && amount.minor;

/** Returns the cells that take others back. */
export function reversed(cells: readonly Cell[]): Cell[] {
  return cells.map((cell) => ({ ...cell, from: cell.to, to: cell.from }));
}
