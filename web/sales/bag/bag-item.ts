import type { Product } from '#contract/goods/products.ts';
import type { BagItem, ItemKey } from './bag.ts';

/** Returns a size of a product as a bag item. */
export function bagItemOf(product: Product, { variantId, brandSize }: Omit<ItemKey, 'id'>): Omit<BagItem, 'quantity'> {
  const { id, name, image, pictures, currentPrice, color, shownColor, inOwnLanguage, weight, variants } = product;
  const { vatPercent } = product;
  return {
    id,
    variantId,
    brandSize,
    name,
    image,
    picture: pictures[0] ?? null,
    currentPrice: currentPrice.minor,
    ...(vatPercent !== null && { vatPercent }),
    color,
    shownColor,
    isOwnName: inOwnLanguage?.includes('name'),
    weight,
    variants: variants.map(({ isInStock: _isInStock, ...variant }) => variant),
  };
}
