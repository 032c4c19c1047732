import type { Preorder } from './preorder.ts';

type Size = { readonly stock: number; readonly preorder?: Preorder | undefined };

/** Returns how many units of a size can be bought now. */
export function unitsForSale({ stock, preorder: open }: Size): number {
  return stock > 0 ? stock : (open?.left ?? 0);
}

/** Returns the first promised day of sizes none of which is in stock; undefined if one is, or nothing can be ordered. */
export function promisedDay(sizes: readonly Size[]): string | undefined {
  if (sizes.some(({ stock }) => stock > 0)) return undefined;
  return sizes.flatMap(({ preorder: open }) => (open ? [open.on] : [])).toSorted()[0];
}
