import { z } from 'zod';
import type { Product } from '#contract/goods/products.ts';
import { toDecimal } from '#contract/core/money/money.ts';
import { modifiedProduct, newProduct } from '#contract/goods/product-rules.ts';
import { afterSave } from '#web/core/saved-form/after-save.ts';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';

export type PictureValue = { readonly path: string; readonly alt: string };

/** A size as it is typed, a new one without an id; `seenStock` is its stock when the form was opened. */
export type SizeValue = {
  readonly variantId?: number;
  readonly brandSize: string;
  readonly isInStock: boolean;
  readonly stock: string;
  readonly seenStock?: number;
};

/** The values of a product's form, as typed. */
export type ProductValues = {
  readonly name: string;
  readonly description: string;
  readonly images: readonly PictureValue[];
  readonly isOffertPrice: boolean;
  readonly previousPrice: string;
  readonly currentPrice: string;
  readonly color: string;
  readonly gender: string;
  readonly brandName: string;
  readonly model: string;
  /** In g. */
  readonly weight: string;
  readonly category: string;
  readonly info: { readonly aboutMe: string; readonly careInfo: string; readonly sizeAndFit: string };
  readonly variants: readonly SizeValue[];
};

export const emptyProduct: ProductValues = {
  name: '',
  description: '',
  images: [],
  isOffertPrice: false,
  previousPrice: '',
  currentPrice: '',
  color: '',
  gender: '',
  brandName: '',
  model: '',
  weight: '500',
  category: '',
  info: { aboutMe: '', careInfo: '', sizeAndFit: '' },
  variants: [],
};

/** Returns the form values of a product. A copy has sold nothing yet, so its stock is absolute and not a difference. */
export function valuesOf(product: Product, { isCopy = false } = {}): ProductValues {
  const { name, description, isOffertPrice, previousPrice, currentPrice, color, gender, brandName, model, info } =
    product;
  return {
    name,
    description,
    images: product.pictures.map(({ path, alt }) => ({ path, alt })),
    isOffertPrice,
    previousPrice: previousPrice === null ? '' : String(toDecimal(previousPrice)),
    currentPrice: String(toDecimal(currentPrice)),
    color,
    gender,
    brandName,
    model: model ?? '',
    weight: String(product.weight),
    category: String(product.CategoryId),
    info,
    variants: product.variants.map(({ variantId, brandSize, stock, isInStock }) => ({
      brandSize,
      isInStock,
      stock: String(stock),
      ...(isCopy ? {} : { variantId, seenStock: stock }),
    })),
  };
}

/** Accepts the values that were kept over an expired session. */
export const keptProduct: z.ZodType<ProductValues> = z.object({
  name: z.string(),
  description: z.string(),
  images: z.array(z.object({ path: z.string(), alt: z.string() })),
  isOffertPrice: z.boolean(),
  previousPrice: z.string(),
  currentPrice: z.string(),
  color: z.string(),
  gender: z.string(),
  brandName: z.string(),
  model: z.string().default(''),
  weight: z.string().default('500'),
  category: z.string(),
  info: z.object({ aboutMe: z.string(), careInfo: z.string(), sizeAndFit: z.string() }),
  variants: z.array(
    z.object({
      variantId: z.number().exactOptional(),
      brandSize: z.string(),
      isInStock: z.boolean(),
      stock: z.string(),
      seenStock: z.number().exactOptional(),
    }),
  ),
});

/**
 * Returns the form values after a save: what was typed since stays. The stock of a size is compared with what is stored now,
 * or the difference that was saved would be applied again.
 */
export function afterSaving(sent: ProductValues, typed: ProductValues, stored: ProductValues): ProductValues {
  const values = afterSave(sent, typed, stored);
  const variants = values.variants.map(({ seenStock: _before, ...size }) => {
    const { variantId, seenStock } = sameSize(stored.variants, size) ?? {};
    return { ...size, ...(variantId !== undefined && { variantId }), ...(seenStock !== undefined && { seenStock }) };
  });
  return { ...values, variants };
}

/** Returns the same size among others: the one of its id, or of its word where either has none yet. */
export function sameSize(
  sizes: readonly SizeValue[],
  { variantId, brandSize }: Pick<SizeValue, 'variantId' | 'brandSize'>,
): SizeValue | undefined {
  const own = variantId === undefined ? undefined : sizes.find((size) => size.variantId === variantId);
  return own ?? sizes.find((size) => size.brandSize === brandSize);
}

/**
 * Returns what changes when an offer begins or ends. The price becomes the former one when it begins, and comes back if it
 * ends before another one was typed.
 */
export function withOffer(
  { previousPrice, currentPrice }: Pick<ProductValues, 'previousPrice' | 'currentPrice'>,
  isOffertPrice: boolean,
): Partial<ProductValues> {
  if (isOffertPrice && previousPrice === '') return { isOffertPrice, previousPrice: currentPrice, currentPrice: '' };
  if (!isOffertPrice && currentPrice === '') return { isOffertPrice, previousPrice: '', currentPrice: previousPrice };
  return { isOffertPrice };
}

export type ProductRules = 'new' | 'modified';

const rules = { new: newProduct, modified: modifiedProduct } as const;

/** Returns the values to send: a former price only for an offer. */
export function sentOf(values: ProductValues) {
  const { previousPrice, ...rest } = values;
  return { ...rest, previousPrice: values.isOffertPrice ? previousPrice : null };
}

/** Returns the errors of the form by path, by the server's rules: 'name', 'images.0', 'variants.2.stock'. */
export function productErrors(values: ProductValues, kind: ProductRules): Readonly<Record<string, string>> {
  return schemaErrors(rules[kind], sentOf(values));
}
