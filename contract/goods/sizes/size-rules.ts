import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { rowId } from '#contract/core/fields/fields.ts';
import { oneLine } from '#contract/core/fields/one-line.ts';
import { shortText } from '#contract/core/fields/short-text.ts';
import { priceOf } from '#contract/core/money/price-rule.ts';
import { productBounds } from './product-bounds.ts';
import { barcodeDigits, barcodeFault, type BarcodeFault } from './barcode.ts';
import { grams } from './weight-rule.ts';

const messages = backOfficeTexts.productForm;
const badSize = { error: () => messages.badSize };
const badStock = { error: () => messages.badStock };

/** Null for an empty text: what is cleared. A program that does not send it leaves it as it is. */
function clearable<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess((given) => (typeof given === 'string' && shortText(given) === '' ? null : given), schema.nullable())
    .optional();
}

/** The shop's own code of a size: unique in the shop, in upper or lower case, and never that of a deleted size. */
const sku = oneLine(productBounds.sku, { error: () => t('product-rules.badSku', { most: productBounds.sku }) });

function faultWords(fault: BarcodeFault): string {
  if (fault.why === 'check') return t('barcode.check', { digit: fault.digit });
  if (fault.why === 'rounded') return t('barcode.rounded');
  return fault.why === 'length' ? t('barcode.length') : t('barcode.characters');
}

/** What scanners read: an EAN-8, UPC-A, EAN-13 or GTIN-14. */
const barcode = z
  .string({ error: () => t('barcode.characters') })
  .overwrite(barcodeDigits)
  .superRefine((digits, { addIssue }) => {
    const fault = barcodeFault(digits);
    if (fault) addIssue({ code: 'custom', message: faultWords(fault) });
  });

/** What one unit cost the shop, without taxes: for its staff only. */
export const costGiven = priceOf(
  () => t('product-rules.badCost'),
  () => false,
);

/**
 * A size: an existing one by its id, whose word may change, else by its word. Its stock counts only while it is in stock.
 * `seenStock` is the stock that the form showed: only the difference is applied. `weight` is in g, null for the product's.
 */
export const productVariant = z
  .object({
    variantId: rowId.optional(),
    brandSize: oneLine(productBounds.size, badSize, badSize).toUpperCase(),
    isInStock: z.boolean(),
    stock: z.coerce.number<string | number>(badStock).int(badStock).min(0, badStock).max(99_999, badStock),
    seenStock: z.int().min(0).max(2_000_000_000).optional(),
    sku: clearable(sku),
    barcode: clearable(barcode),
    weight: clearable(grams),
    cost: clearable(costGiven),
  })
  .transform((variant) => ({ ...variant, stock: variant.isInStock ? variant.stock : 0 }));

type Size = z.output<typeof productVariant>;

/** True if no two sizes have one word or are one variant. */
export function isDistinct(sizes: readonly Size[]): boolean {
  const ids = sizes.flatMap(({ variantId }) => (variantId === undefined ? [] : [variantId]));
  const words = sizes.map(({ brandSize }) => brandSize);
  return new Set(words).size === words.length && new Set(ids).size === ids.length;
}

/** What two SKUs have in common that count as one, as the database compares them. */
export const skuKey = (typed: string) => typed.toLowerCase();

/** Returns the place of the first size whose SKU another one before it has; -1 for none. */
export function repeatedSku(sizes: readonly Pick<Size, 'sku'>[]): number {
  const keys = sizes.map((size) => (size.sku ? skuKey(size.sku) : undefined));
  return keys.findIndex((key, at) => key !== undefined && keys.indexOf(key) < at);
}
