import { z } from 'zod';
import type { Product } from '#contract/catalogue.ts';
import { toDecimal } from '#contract/money.ts';
import { modifiedProduct, newProduct } from '#contract/product-rules.ts';

// The shop's policy forbids scripts made of text, which zod would otherwise try to make for speed.
z.config({ jitless: true });

export type PictureValue = { readonly path: string; readonly alt: string };

/** A size as it is typed; `seenStock` is what the shop had when the form was opened. */
export type SizeValue = {
  readonly brandSize: string;
  readonly isInStock: boolean;
  readonly stock: string;
  readonly seenStock?: number;
};

/** The form of a product as it is typed. */
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
  category: '',
  info: { aboutMe: '', careInfo: '', sizeAndFit: '' },
  variants: [],
};

/** A product in its form. A copy has sold nothing yet, so its stock is typed and not a difference. */
export function valuesOf(product: Product, { isCopy = false } = {}): ProductValues {
  const { name, description, isOffertPrice, previousPrice, currentPrice, color, gender, brandName, info } = product;
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
    category: String(product.CategoryId),
    info,
    variants: product.variants.map(({ brandSize, stock, isInStock }) => ({
      brandSize,
      isInStock,
      stock: String(stock),
      ...(isCopy ? {} : { seenStock: stock }),
    })),
  };
}

export type ProductRules = 'new' | 'modified';

const rules = { new: newProduct, modified: modifiedProduct } as const;

/** What is sent: a former price only of an offer. */
export function sentOf(values: ProductValues) {
  const { previousPrice, ...rest } = values;
  return { ...rest, previousPrice: values.isOffertPrice ? previousPrice : null };
}

/** The first thing wrong at each place of the form, by the server's rules: 'name', 'images.0', 'variants.2.stock'. */
export function productErrors(values: ProductValues, kind: ProductRules): Readonly<Record<string, string>> {
  const parsed = rules[kind].safeParse(sentOf(values));
  if (parsed.success) return {};
  const firstFirst = parsed.error.issues.toReversed();
  return Object.fromEntries(firstFirst.map(({ path, message }) => [path.join('.'), message]));
}
