import type { Variant } from '#contract/goods/sizes/variant.ts';

/** The pre-order of a size as the database has it: how many units may wait and do, and the promised day; null for none. */
export type PreorderOfSize = { readonly most: number | null; readonly on: string | null; readonly waiting: number };

/**
 * Returns what is offered before it is there: nothing while there is stock, or when all units are ordered. A pre-order whose day has
 * come was taken away by then (`endPreorders`), as its buyer would find at the latest when the units are taken.
 */
export function preorderOf({
  stock,
  most,
  on,
  waiting,
}: PreorderOfSize & { readonly stock: number }): Pick<Variant, 'preorder'> {
  if (stock > 0 || most === null || on === null || waiting >= most) return {};
  return { preorder: { left: most - waiting, on } };
}
