import { href } from 'react-router';
import { attributeParameter } from '#contract/goods/attributes/attribute-address.ts';
import { knownQuery } from '#contract/core/protocol/known-query.ts';

/** The query parameters of the catalogue that filter. */
export const filterKeys = ['search', 'category', 'brand', 'size', 'color', 'offers', 'minPrice', 'maxPrice'] as const;

/** The query parameters of the price range. */
export const priceKeys = ['minPrice', 'maxPrice'] as const;

/** All query parameters of the catalogue, in canonical order. */
export const catalogueKeys = ['gender', ...filterKeys, 'order', 'page'] as const;

/** Returns the parameters of an address that may filter by attributes of the owner: 'tela', 'peso.min'. */
export function attributeKeys(query: URLSearchParams): string[] {
  const own: readonly string[] = catalogueKeys;
  return [...new Set(query.keys())].filter((key) => attributeParameter.test(key) && !own.includes(key)).toSorted();
}

/**
 * Returns the parameters that the catalogue reads, in canonical order; others, such as a campaign's, are dropped from
 * its links. `attributes` are the names of the owner's; without them, all that may be such.
 */
export function catalogueQuery(given: URLSearchParams | string, attributes?: readonly string[]): URLSearchParams {
  const query = new URLSearchParams(given);
  return knownQuery(query, [...catalogueKeys, ...(attributes ?? attributeKeys(query))]);
}

/**
 * Returns the catalogue's address with some parameters changed; null removes one. Every change except of the page leads
 * to page 1.
 */
export function changedAddress(query: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(query);
  if (!('page' in changes)) next.delete('page');
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(key);
    else next.set(key, value);
  }
  return homeAddress(next);
}

/** Returns the address without one value of a filter. */
export function addressWithout(query: URLSearchParams, key: string, value: string): string {
  const next = new URLSearchParams();
  for (const [name, one] of query) if (name !== 'page' && !(name === key && one === value)) next.append(name, one);
  return homeAddress(next);
}

/** Returns the address with one value of a filter toggled. Only one gender can be chosen. */
export function toggledAddress(query: URLSearchParams, key: string, value: string): string {
  if (query.getAll(key).includes(value)) return addressWithout(query, key, value);
  if (key === 'gender') return changedAddress(query, { gender: value });
  const next = new URLSearchParams(query);
  next.delete('page');
  next.append(key, value);
  return homeAddress(next);
}

/** Returns the address of the whole catalogue of the chosen gender, or of both. */
export function resetAddress(query: URLSearchParams): string {
  const gender = query.get('gender');
  return gender ? homeAddress(new URLSearchParams({ gender })) : href('/home');
}

function homeAddress(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? href('/home') : `${href('/home')}?${text}`;
}
