import type { DeskProduct } from '#contract/goods/desk-product.ts';
import type { Category } from '#contract/goods/products.ts';
import { toDecimal } from '#contract/core/money/money.ts';
import { typedPrice } from '#contract/core/money/typed-price.ts';
import { modifiedProduct, newProduct } from '#contract/goods/product-rules.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';
import { localShopTime } from '#contract/core/time/shop-time.ts';
import { formOf, startOf, valuesFrom } from '#web/core/forms/form-of.ts';
import { afterSave } from '#web/core/interrupted/after-save.ts';
import { attributesSent, attributesTyped } from './attribute-given.ts';
import { noChoices, garmentValues, partiesSent, type GarmentChoices } from './garment-specs.ts';
import { productWords, sameSize, type ProductValues, type SizeValue } from './product-words.ts';
import { videoSent, videoTyped } from './video-value.ts';

export type { ProductValues };

export const emptyProduct = startOf(productWords([]));

/** Returns the form values of a product. A copy has sold nothing yet, so its stock is absolute and not a difference. */
export function valuesOf(product: DeskProduct, { isCopy = false } = {}): ProductValues {
  return valuesFrom(productWords([]), {
    ...product,
    ...garmentValues(product),
    images: product.pictures.map(({ path, alt }) => ({ path, alt })),
    video: videoTyped(product.video),
    previousPrice: product.previousPrice && toDecimal(product.previousPrice),
    currentPrice: toDecimal(product.currentPrice),
    category: product.CategoryId,
    attributes: attributesTyped(product.attributes),
    // A copy of what is not public is prepared first.
    state: isCopy && product.state !== 'published' ? 'draft' : product.state,
    publishAt: product.publishAt === null || isCopy ? '' : localShopTime(product.publishAt),
    variants: product.variants.map((size) => sizeValueOf(size, isCopy)),
  });
}

/** A copy of a size is another one: it has none of its codes. */
function sizeValueOf(size: DeskProduct['variants'][number], isCopy: boolean): SizeValue {
  const { variantId, brandSize, stock, isInStock, sku, barcode, weight, cost } = size;
  return {
    brandSize,
    isInStock,
    stock: String(stock),
    weight: weight === null ? '' : String(weight),
    cost: cost ? typedPrice(cost) : '',
    // In the order in which `afterSaving` leaves them: values are compared as text.
    ...(isCopy ? {} : { sku: sku ?? '', barcode: barcode ?? '', variantId, seenStock: stock }),
  };
}

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

/** True if the price before an offer is left to the shop, which has it from the product's history. */
const isLeftToShop = (previousPrice: string) => previousPrice === '' && !isSpecified();

export type ProductRules = 'new' | 'modified';

const rules = { new: newProduct, modified: modifiedProduct } as const;

/** The form of a product by the rules for new or for existing ones; a former price is sent only for an offer. */
export function productForm(categories: readonly Category[], kind: ProductRules, choices: GarmentChoices = noChoices) {
  const sentOf = ({ previousPrice, publishAt, attributes, video, ...values }: ProductValues) => ({
    ...values,
    attributes: attributesSent(attributes),
    video: videoSent(video),
    previousPrice: values.isOffertPrice && !isLeftToShop(previousPrice) ? previousPrice : null,
    publishAt: values.state === 'scheduled' ? publishAt : null,
    ...partiesSent(values),
  });
  return { ...formOf({ fields: productWords(categories, choices), rules: rules[kind], sentOf }), valuesOf };
}

/** Returns the errors of the form by path, by the server's rules: 'name', 'images.0', 'variants.2.stock'. */
export function productErrors(values: ProductValues, kind: ProductRules): Readonly<Record<string, string>> {
  return productForm([], kind).errorsOf(values);
}
