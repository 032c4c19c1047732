import { z } from 'zod';
import { brandSize, money, rowId } from '#contract/core/fields/fields.ts';
import { preorder } from '../stock/preorder.ts';
import { shownWord } from '#contract/core/shop/in-own-language.ts';

/** A size of a product: `variantId` names it, and `brandSize` is its word, which may change. */
export const variant = z.object({
  variantId: z.int(),
  brandSize: z.string(),
  shownSize: shownWord,
  stock: z.int(),
  isInStock: z.boolean(),
  preorder: preorder.optional(),
});

export type Variant = z.infer<typeof variant>;

/** The same with its codes, which search engines read of a product's page: null for those that it does not have. */
export const codedVariant = variant.extend({ sku: z.string().nullable(), barcode: z.string().nullable() });

/** The same for the shop's staff: its own weight in g, null for that of its product, and what a unit cost. */
export const deskVariant = codedVariant.extend({ weight: z.int().nullable(), cost: money.nullable() });

/** Names what is sold. */
export const variantName = z.object({ variantId: rowId });

/** The same as the requirements write it in their calls: a product and the word of its size. */
export const sizeName = z.object({ id: rowId, brandSize });
