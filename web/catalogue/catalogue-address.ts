/** The keys of the catalogue's address that narrow what is shown. */
export const filterKeys = ['search', 'category', 'brand', 'size', 'color', 'offers', 'minPrice', 'maxPrice'] as const;

/** The catalogue's address with some values changed; null takes one away. Every change but of the page leads to page 1. */
export function changedAddress(query: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(query);
  if (!('page' in changes)) next.delete('page');
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(key);
    else next.set(key, value);
  }
  return `/home?${next.toString()}`;
}

/** The address without one value of a filter. */
export function addressWithout(query: URLSearchParams, key: string, value: string): string {
  const next = new URLSearchParams();
  for (const [name, one] of query) if (name !== 'page' && !(name === key && one === value)) next.append(name, one);
  return `/home?${next.toString()}`;
}

/** The address with one value of a filter more, or without it when it was there. */
export function toggledAddress(query: URLSearchParams, key: string, value: string): string {
  if (query.getAll(key).includes(value)) return addressWithout(query, key, value);
  const next = new URLSearchParams(query);
  next.delete('page');
  next.append(key, value);
  return `/home?${next.toString()}`;
}

/** The whole catalogue of the gender that is shown. */
export function resetAddress(query: URLSearchParams): string {
  return `/home?gender=${query.get('gender') ?? 'Men'}`;
}
