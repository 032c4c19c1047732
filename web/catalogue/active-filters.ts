import { t } from '#messages/messages.ts';
import type { CataloguePage } from '#contract/catalogue.ts';
import { formatPrice } from '#contract/price-words.ts';
import { parsePrice } from '#contract/typed-price.ts';
import { chosenFilters } from './chosen-filters.ts';
import { genderName } from './gender-words.ts';

export type ActiveFilter = { readonly key: string; readonly value: string; readonly words: string };

type Facets = CataloguePage['facets'];

/** Returns the filters that are applied, with their words on screen. */
export function activeFilters(query: URLSearchParams, facets: Facets): readonly ActiveFilter[] {
  return chosenFilters(query).map(({ key, value }) => ({ key, value, words: filterWords(key, value, facets) }));
}

function filterWords(key: string, value: string, facets: Facets): string {
  if (key === 'category') {
    return facets.categories.find(({ id }) => String(id) === value)?.title ?? t('catalogue.category');
  }
  if (key === 'gender') return value.toLowerCase() === 'men' ? genderName.men : genderName.women;
  if (key === 'offers') return t('catalogue.offers');
  if (key === 'minPrice') return t('catalogue.fromPrice', { price: priceWords(value) });
  if (key === 'maxPrice') return t('catalogue.toPrice', { price: priceWords(value) });
  return value;
}

function priceWords(typed: string): string {
  const price = parsePrice(typed);
  return price === undefined ? typed : formatPrice(price);
}
