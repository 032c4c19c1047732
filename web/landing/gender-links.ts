import { href } from 'react-router';
import type { Gender } from '#contract/fields.ts';

/** The name of each gender, and the address of its catalogue. */
export const genderLinks = {
  men: { title: 'Hombre', to: `${href('/home')}?gender=Men` },
  women: { title: 'Mujer', to: `${href('/home')}?gender=Women` },
} as const satisfies Record<Gender, unknown>;

type Category = { readonly id: number; readonly genre: Gender };

/** Returns the address of a category in the catalogue. */
export function categoryAddress({ id, genre }: Category): string {
  return `${genderLinks[genre].to}&category=${id}`;
}
