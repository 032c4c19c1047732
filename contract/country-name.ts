import { personalIdNames } from './countries/personal-id-names.ts';
import { shop } from './shop.ts';

/** By language. */
const names: Record<string, Intl.DisplayNames> = {};

/** Returns the name of the shop's country in its language: 'Argentina'. */
export function countryName(): string {
  const { locale, code } = shop().country;
  return (names[locale] ??= new Intl.DisplayNames(locale, { type: 'region' })).of(code) ?? code;
}

/** Returns what the people of the shop's country call their personal id, 'DNI', and whether it is digits only. */
export function personalIdName(): { readonly name: string; readonly isNumeric: boolean } {
  return personalIdNames[shop().country.code];
}
