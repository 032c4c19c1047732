import { t } from '#messages/messages.ts';
import type { ProductCard } from '#contract/goods/products.ts';

/** At or below this many units of all sizes together, a product is nearly sold out. */
const fewUnits = 5;

/** Returns a card's text on the stock of a product; undefined if there is enough. */
export function availabilityWords({
  isInStock,
  variants,
}: Pick<ProductCard, 'isInStock' | 'variants'>): string | undefined {
  const units = variants.reduce((sum, { stock }) => sum + stock, 0);
  if (!isInStock || units === 0) return t('product-card.soldOut');
  return units <= fewUnits ? t('product-card.lastUnits') : undefined;
}
