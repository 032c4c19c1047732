import { mostPreordered } from '#contract/goods/stock/most-preordered.ts';
import type { SizePreorder } from '#contract/goods/stock/preorder-desk.ts';

/** What is typed of the pre-orders of a product: the promised day, '' for none, and by size how many units, '' for none. */
export type TypedPreorder = { readonly on: string; readonly most: Readonly<Record<number, string>> };

/** Returns what the form begins with. Sizes may have been given different days by other programs: it shows the first. */
export function typedPreorder(sizes: readonly SizePreorder[]): TypedPreorder {
  return {
    on: sizes.find(({ on }) => on !== null)?.on ?? '',
    most: Object.fromEntries(sizes.map(({ variantId, most }) => [variantId, most === null ? '' : String(most)])),
  };
}

/** True for what is neither empty nor a number of units. */
export function isWrongMost(typed: string): boolean {
  const text = typed.trim();
  return text !== '' && !(/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= mostPreordered);
}

/** Returns what is sent of what was typed: all sizes, with the day if one of them can be ordered. */
export function preorderOf(sizes: readonly SizePreorder[], { on, most }: TypedPreorder) {
  const asked = sizes.map(({ variantId }) => {
    const text = (most[variantId] ?? '').trim();
    return { variantId, most: text === '' ? null : Number(text) };
  });
  return { on: asked.some((size) => size.most !== null) ? on : null, sizes: asked };
}
