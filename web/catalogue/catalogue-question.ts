import { filterKeys } from './catalogue-address.ts';

/** What the catalogue's address asks for, in the words of the call; what cannot be asked for is left out. */
export function readQuestion(query: URLSearchParams) {
  const ids = query.getAll('category').filter((id) => /^\d{1,9}$/.test(id) && Number(id) > 0);
  const search = query.get('search')?.trim().slice(0, 80);
  const page = query.get('page') ?? '';
  return {
    gender: query.get('gender')?.toLowerCase() === 'women' ? ('Women' as const) : ('Men' as const),
    ...(search && { search }),
    category: ids.slice(0, 30),
    brand: shortTexts(query.getAll('brand')),
    size: shortTexts(query.getAll('size'), 12),
    color: shortTexts(query.getAll('color')),
    ...(query.get('offers') === 'true' && { offers: 'true' }),
    ...priceOf(query, 'minPrice'),
    ...priceOf(query, 'maxPrice'),
    order: orderOf(query.get('order')),
    page: /^\d{1,5}$/.test(page) && Number(page) > 0 ? page : 1,
  };
}

/** Whether the address narrows what is shown. */
export function hasFilters(query: URLSearchParams): boolean {
  return filterKeys.some((key) => query.has(key));
}

function shortTexts(values: readonly string[], most = 40): string[] {
  return values.filter((value) => value !== '' && value.length <= most).slice(0, 30);
}

function priceOf(query: URLSearchParams, key: 'minPrice' | 'maxPrice') {
  const value = query.get(key) ?? '';
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(value) ? { [key]: value } : {};
}

function orderOf(value: string | null): 'news' | 'price-asc' | 'price-desc' {
  return value === 'price-asc' || value === 'price-desc' ? value : 'news';
}
