import { personalIdNames } from './personal-id-names.ts';
import { locale } from '../shop/locale-of-language.ts';
import { shop } from '../shop/shop.ts';

/** By language. */
const names: Record<string, Intl.DisplayNames> = {};

/**
 * Returns the name of a country (ISO 3166-1), of the shop's own by default, in the language of the request: 'Portugal'. Browsers
 * have other names for some countries: a list of all is made by the server alone.
 */
export function countryName(code: string = shop().country.code): string {
  const ofWords = locale();
  return (names[ofWords] ??= new Intl.DisplayNames(ofWords, { type: 'region' })).of(code) ?? code;
}

/** Returns what the people of the shop's country call their personal id, 'DNI', and whether it is digits only. */
export function personalIdName(): { readonly name: string; readonly isNumeric: boolean } {
  return personalIdNames[shop().country.code];
}
