import { t } from '#messages/messages.ts';
import { compare, type Money } from '#contract/core/money/money.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { pricesCrossed } from '#contract/core/money/prices-crossed.ts';
import { parsePrice, shopCurrencyWord } from '#contract/core/money/typed-price.ts';
import { priceKeys } from './catalogue-address.ts';

type PriceKey = (typeof priceKeys)[number];

export type PriceTrouble = { readonly key: PriceKey; readonly words: string };

/** The price range. With an error, neither price filters: all products are shown until it is corrected. */
type PriceRange = {
  readonly min?: Money | undefined;
  readonly max?: Money | undefined;
  readonly trouble?: PriceTrouble;
};

/** Returns the prices of the query, as they were typed, or their error. */
export function readPrices(query: URLSearchParams): PriceRange {
  const [min, max] = priceKeys.map((key) => parsePrice(query.get(key) ?? ''));
  for (const [at, key] of priceKeys.entries()) {
    if (query.get(key)?.trim() && [min, max][at] === undefined) return { trouble: { key, words: unreadable() } };
  }
  if (min !== undefined && max !== undefined && compare(min, max) > 0) {
    return { trouble: { key: 'minPrice', words: pricesCrossed() } };
  }
  return { min, max };
}

const unreadable = () => t('catalogue.writePrice', { currency: shopCurrencyWord(), example: formatCount(25_000) });
