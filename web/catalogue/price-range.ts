import type { Cents } from '#contract/money.ts';
import { parsePrice, pricesCrossed } from '#contract/price-words.ts';

/** The keys of the catalogue's address that bound the price. */
export const priceKeys = ['minPrice', 'maxPrice'] as const;

type PriceKey = (typeof priceKeys)[number];

/** From which price to which. With a trouble neither counts: all prices are shown until it is put right. */
type PriceRange = {
  readonly min?: Cents | undefined;
  readonly max?: Cents | undefined;
  readonly trouble?: { readonly key: PriceKey; readonly words: string };
};

/** The prices that the catalogue's address asks for, as they were typed, or what is wrong with them. */
export function readPrices(query: URLSearchParams): PriceRange {
  const [min, max] = priceKeys.map((key) => parsePrice(query.get(key) ?? ''));
  for (const [at, key] of priceKeys.entries()) {
    if (query.get(key)?.trim() && [min, max][at] === undefined) return { trouble: { key, words: unreadable } };
  }
  if (min !== undefined && max !== undefined && min > max) {
    return { trouble: { key: 'minPrice', words: pricesCrossed } };
  }
  return { min, max };
}

const unreadable = 'Escriba un precio en pesos, por ejemplo 25.000.';
