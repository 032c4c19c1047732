import { z } from 'zod';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { moment, money, rowId } from '#contract/core/fields/fields.ts';
import { priceOf } from '#contract/core/money/price-rule.ts';
import { plainStates, productStates } from '../desk-product.ts';
import { costGiven } from '../sizes/size-rules.ts';
import { cellName } from './grid-limits.ts';

const badStock = { error: () => backOfficeTexts.productForm.badStock };

/** By the rule for products that are there: the stricter one is for new ones. */
const price = priceOf(
  () => backOfficeTexts.productForm.badPrice,
  () => false,
);

const ofProduct = { productId: rowId };
const ofSize = { variantId: rowId };

/** One cell: what was there when it was typed, and what is to be there. Units are changed by the difference. */
export const gridChange = z.discriminatedUnion('field', [
  z.object({ field: z.literal('currentPrice'), ...ofProduct, from: money, to: price }),
  z.object({ field: z.literal('previousPrice'), ...ofProduct, from: money.nullable(), to: price.nullable() }),
  z.object({ field: z.literal('isOffertPrice'), ...ofProduct, from: z.boolean(), to: z.boolean() }),
  z.object({ field: z.literal('category'), ...ofProduct, from: rowId, to: rowId }),
  z.object({
    field: z.literal('state'),
    ...ofProduct,
    from: z.enum(productStates),
    to: z.enum(plainStates),
    /** When a scheduled one was to be published, as it was seen: another time is a conflict. */
    publishAt: moment.nullable().optional(),
  }),
  z.object({
    field: z.literal('stock'),
    ...ofSize,
    from: z.int().min(0).max(2_000_000_000),
    to: z.int(badStock).min(0, badStock).max(99_999, badStock),
  }),
  z.object({ field: z.literal('cost'), ...ofSize, from: money.nullable(), to: costGiven.nullable() }),
]);

export type GridChange = z.output<typeof gridChange>;

/** True if no cell is changed twice. */
export function isEachOnce(changes: readonly GridChange[]): boolean {
  const names = changes.map((one) =>
    cellName({ field: one.field, id: 'productId' in one ? one.productId : one.variantId }),
  );
  return new Set(names).size === names.length;
}
