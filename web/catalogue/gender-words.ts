import type { Gender } from '#contract/fields.ts';

/** How a gender is called on screens. */
export const genderName = { men: 'Hombre', women: 'Mujer' } as const satisfies Record<Gender, string>;

/** How a gender is written in addresses. */
export const genderKey = { men: 'Men', women: 'Women' } as const satisfies Record<Gender, string>;

/** The catalogue of a gender. */
export function cataloguePath(gender: Gender): string {
  return `/home?gender=${genderKey[gender]}`;
}

/** The gender that the catalogue's address chooses: none when it names none, 'unknown' when the shop has no such one. */
export function genderIn(query: URLSearchParams): Gender | 'unknown' | undefined {
  const asked = query.get('gender')?.toLowerCase();
  if (!asked) return undefined;
  return asked === 'men' || asked === 'women' ? asked : 'unknown';
}
