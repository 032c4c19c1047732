import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { formatCount } from '#contract/core/money/price-words.ts';
import { productBounds } from './product-bounds.ts';

const mostGrams = productBounds.grams;
const badWeight = () => t('product-rules.badWeight', { most: formatCount(mostGrams) });

/** What a garment weighs with its wrapping, in g, as it is typed or sent. */
export const grams = z
  .union([z.string().trim(), z.number()], { error: badWeight })
  .refine((given) => /^\d{1,6}$/.test(String(given)), { error: badWeight })
  .transform(Number)
  .refine((weight) => weight >= 1 && weight <= mostGrams, { error: badWeight });
