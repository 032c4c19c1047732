import { z } from 'zod';
import { shownWord } from '#contract/core/shop/in-own-language.ts';

/**
 * A product of one model in one colour, as others of the model link to it. `swatch` is the CSS colour of the colour's
 * name; null for an unknown name.
 */
export const modelColor = z.object({
  id: z.int(),
  color: z.string(),
  shownColor: shownWord,
  swatch: z.string().nullable(),
  isInStock: z.boolean(),
});

export type ModelColor = z.infer<typeof modelColor>;
