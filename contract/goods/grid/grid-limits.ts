/** The most products of a page of the grid, and the most cells that are saved at once. */
export const mostProducts = 1000;
export const mostCells = 5000;

/** The most products that a call of the product list changes at once. */
export const mostChosen = 200;

/** What a cell of a product is called, and one of a size. */
const productFields = ['currentPrice', 'previousPrice', 'isOffertPrice', 'category', 'state'] as const;
const sizeFields = ['stock', 'cost'] as const;

export type GridField = (typeof productFields)[number] | (typeof sizeFields)[number];

/** A cell's name in errors, by its field and the number of its product or size: 'currentPrice.12'. */
export function cellName({ field, id }: { readonly field: GridField; readonly id: number }): string {
  return `${field}.${id}`;
}
