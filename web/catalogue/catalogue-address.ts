import { knownQuery } from '#contract/known-query.ts';

/** The keys of the catalogue's address that narrow what is shown. */
export const filterKeys = ['search', 'category', 'brand', 'size', 'color', 'offers', 'minPrice', 'maxPrice'] as const;

/** All keys of the catalogue's address, in the order in which it is written. */
export const catalogueKeys = ['gender', ...filterKeys, 'order', 'page'] as const;

/** What the catalogue reads of an address; what a campaign has added goes into none of its links. */
export function catalogueQuery(given: URLSearchParams | string): URLSearchParams {
  return knownQuery(new URLSearchParams(given), catalogueKeys);
}

/** The catalogue's address with some values changed; null takes one away. Every change but of the page leads to page 1. */
export function changedAddress(query: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(query);
  if (!('page' in changes)) next.delete('page');
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(key);
    else next.set(key, value);
  }
  return homeAddress(next);
}

/** The address without one value of a filter. */
export function addressWithout(query: URLSearchParams, key: string, value: string): string {
  const next = new URLSearchParams();
  for (const [name, one] of query) if (name !== 'page' && !(name === key && one === value)) next.append(name, one);
  return homeAddress(next);
}

/** The address with one value of a filter more, or without it when it was there. Of the genders one alone is chosen. */
export function toggledAddress(query: URLSearchParams, key: string, value: string): string {
  if (query.getAll(key).includes(value)) return addressWithout(query, key, value);
  if (key === 'gender') return changedAddress(query, { gender: value });
  const next = new URLSearchParams(query);
  next.delete('page');
  next.append(key, value);
  return homeAddress(next);
}

/** The whole catalogue of the gender that is chosen, or of both. */
export function resetAddress(query: URLSearchParams): string {
  const gender = query.get('gender');
  return gender ? homeAddress(new URLSearchParams({ gender })) : '/home';
}

function homeAddress(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '/home' : `/home?${text}`;
}
