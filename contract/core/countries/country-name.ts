import { personalIdNames } from './personal-id-names.ts';
import { locale } from '../shop/locale-of-language.ts';
import { shop } from '../shop/shop.ts';

/** By language. */
const names: Record<string, Intl.DisplayNames> = {};

/** Returns the name of the shop's country in the language of the request: 'Argentina'. */
export function countryName(): string {
  const { code } = shop().country;
  const ofWords = locale();
  return (names[ofWords] ??= new Intl.DisplayNames(ofWords, { type: 'region' })).of(code) ?? code;
}

/** Returns what the people of the shop's country call their personal id, 'DNI', and whether it is digits only. */
export function personalIdName(): { readonly name: string; readonly isNumeric: boolean } {
  return personalIdNames[shop().country.code];
}
