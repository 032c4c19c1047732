import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { rowId } from '#contract/core/fields/fields.ts';
import { mostPreordered } from './most-preordered.ts';

/**
 * The pre-order of a size: how many units may wait for their arrival at most, and the promised day, both null without one, and how
 * many were sold and are not received yet.
 */
export const sizePreorder = z.object({
  variantId: z.int(),
  size: z.string(),
  most: z.int().nullable(),
  on: z.iso.date().nullable(),
  waiting: z.int(),
});

export type SizePreorder = z.output<typeof sizePreorder>;

const wrongMost = { error: () => t('preorders.wrongMost', { most: mostPreordered }) };
const wrongDay = { error: () => t('preorders.wrongDay') };

export const preorders = {
  save: endpoint({
    method: 'PUT',
    path: '/admin/products/:productId/preorders',
    summary:
      'Sets how many units of sizes of a product can be ordered before they are there, null for none, and the promised day of all of them; other sizes stay as they are',
    permission: 'stock.write',
    input: z
      .object({
        productId: rowId,
        on: z.iso.date(wrongDay).nullable(),
        sizes: z
          .array(
            z.object({
              variantId: rowId,
              most: z.int(wrongMost).min(1, wrongMost).max(mostPreordered, wrongMost).nullable(),
            }),
          )
          .min(1)
          .max(100),
      })
      .refine(({ on, sizes }) => on !== null || sizes.every(({ most }) => most === null), {
        path: ['on'],
        ...wrongDay,
      }),
    output: z.object({ preorders: z.array(sizePreorder) }),
    errors: ['product_not_found'],
  }),
} as const;
