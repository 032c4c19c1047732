import { t } from '#messages/messages.ts';
import { promisedDay } from '#contract/goods/stock/for-sale.ts';
import type { ProductCard } from '#contract/goods/products.ts';
import { preorderWords } from './preorder-words.ts';

/** At or below this many units of all sizes together, a product is nearly sold out. */
const fewUnits = 5;

/** Returns a card's text on the stock of a product; undefined if there is enough. */
export function availabilityWords({
  isInStock,
  variants,
}: Pick<ProductCard, 'isInStock' | 'variants'>): string | undefined {
  const day = promisedDay(variants);
  if (day !== undefined) return preorderWords(day);
  const units = variants.reduce((sum, { stock }) => sum + stock, 0);
  if (!isInStock || units === 0) return t('product-card.soldOut');
  return units <= fewUnits ? t('product-card.lastUnits') : undefined;
}
