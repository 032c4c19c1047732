import type { Category } from '#contract/goods/products.ts';
import { departmentKey } from '#contract/core/shop/present-departments.ts';
import type { Gender } from '#contract/core/fields/fields.ts';
import type { HomeCollection } from '#contract/site/home-parts.ts';
import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';

type Asked = readonly (readonly [name: string, value: string | number | null])[];

function catalogueAddress(asked: Asked): string {
  const given = new URLSearchParams();
  for (const [name, value] of asked) if (value !== null && value !== '') given.append(name, String(value));
  const query = given.toString();
  return query === '' ? pageAddresses.catalogue : `${pageAddresses.catalogue}?${query}`;
}

const genderPart = (gender: Gender | null) => ['gender', gender && departmentKey(gender)] as const;

/** Returns the address of the catalogue of a gender; of both without one. */
export function genderAddress(gender: Gender | null): string {
  return catalogueAddress([genderPart(gender)]);
}

/** Returns the address of a category in the catalogue. */
export function categoryAddress({ id, genre }: Category): string {
  return catalogueAddress([genderPart(genre), ['category', id]]);
}

/** Returns the address of the offers of a gender; of both without one. */
export function offersAddress(gender: Gender | null): string {
  return catalogueAddress([genderPart(gender), ['offers', 'true']]);
}

/** Returns the address of a collection in the catalogue, its filters in the order of the catalogue's own links. */
export function collectionAddress({ gender, offers, ...filters }: HomeCollection): string {
  return catalogueAddress([
    genderPart(gender),
    ['search', filters.search],
    ['category', filters.category],
    ['brand', filters.brand],
    ['size', filters.size],
    ['color', filters.color],
    ['offers', offers ? 'true' : null],
    ['minPrice', filters.minPrice],
    ['maxPrice', filters.maxPrice],
  ]);
}

export function productAddress(id: number): string {
  return filledAddress(pageAddresses.detail, { id: String(id) });
}
