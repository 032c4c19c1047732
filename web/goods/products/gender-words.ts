import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Gender } from '#contract/core/fields/fields.ts';

/** The name of a gender on screen. */
export const genderName = { men: t('catalogue.men'), women: t('catalogue.women') } satisfies Record<Gender, string>;

/** The name of a gender in addresses. */
export const genderKey = { men: 'Men', women: 'Women' } as const satisfies Record<Gender, string>;

/** Returns the catalogue's address for a gender. */
export function cataloguePath(gender: Gender): string {
  return `${href('/home')}?gender=${genderKey[gender]}`;
}

/** Returns the gender in the query: undefined if there is none, 'unknown' if it is invalid. */
export function genderIn(query: URLSearchParams): Gender | 'unknown' | undefined {
  const asked = query.get('gender')?.toLowerCase();
  if (!asked) return undefined;
  return asked === 'men' || asked === 'women' ? asked : 'unknown';
}
