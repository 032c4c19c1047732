import { z } from 'zod';
import { brandSize, rowId } from '#contract/core/fields/fields.ts';
import { shownWord } from '#contract/core/shop/in-own-language.ts';

/** A size of a product: `variantId` names it, and `brandSize` is its word, which may change. */
export const variant = z.object({
  variantId: z.int(),
  brandSize: z.string(),
  shownSize: shownWord,
  stock: z.int(),
  isInStock: z.boolean(),
});

export type Variant = z.infer<typeof variant>;

/** Names what is sold. */
export const variantName = z.object({ variantId: rowId });

/** The same as the requirements write it in their calls: a product and the word of its size. */
export const sizeName = z.object({ id: rowId, brandSize });
