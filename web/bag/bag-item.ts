import type { Product } from '#contract/catalogue.ts';
import type { BagItem } from './bag.ts';

/** A size of a product as the bag keeps it. */
export function bagItemOf(product: Product, brandSize: string): Omit<BagItem, 'quantity'> {
  const { id, name, image, pictures, currentPrice, color, variants } = product;
  return {
    id,
    name,
    image,
    picture: pictures[0] ?? null,
    currentPrice,
    color,
    brandSize,
    variants: variants.map((variant) => ({ brandSize: variant.brandSize, stock: variant.stock })),
  };
}
