import { z } from 'zod';
import { shownWord } from '#contract/core/shop/in-own-language.ts';

/** A size of a product. */
export const variant = z.object({
  brandSize: z.string(),
  shownSize: shownWord,
  stock: z.int(),
  isInStock: z.boolean(),
});

export type Variant = z.infer<typeof variant>;
