import { z } from 'zod';

/** A size that is out of stock and can be ordered before it is there: the units that are left, and the promised day. */
export const preorder = z.object({ left: z.int(), on: z.iso.date() });

export type Preorder = z.output<typeof preorder>;

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
