import { t } from '#messages/messages.ts';
import type { CountryPlaces } from '../countries/places.ts';
import type { FieldError } from '../protocol/errors.ts';
import { isPostalCode, plainPostalCode, provinceOf } from './postal-code.ts';

/** What of an address depends on the country, as it was typed. */
export type TypedParts = { readonly province: string; readonly postalCode: string; readonly city: string };

/** Returns what is wrong with the province, the postal code and the city of an address in a country, by field. */
export function placeErrors({ province, postalCode, city }: TypedParts, places: CountryPlaces): FieldError[] {
  const { words, provinces } = places;
  const wrong: FieldError[] = [];
  if (city.trim() === '') wrong.push({ path: 'city', message: words.missingCity });
  if (!provinces.some(({ code }) => code === province)) wrong.push({ path: 'province', message: words.chooseProvince });
  const ofCode = postalError(plainPostalCode(postalCode), province, places);
  return ofCode === undefined ? wrong : [...wrong, { path: 'postalCode', message: ofCode }];
}

function postalError(code: string, province: string, { words, postal }: CountryPlaces): string | undefined {
  if (code === '') return postal.isRequired ? t('postal-fields.codeMissing') : undefined;
  if (!isPostalCode(code, postal)) return postal.hint;
  const other = provinceOf(code, postal);
  return postal.isStrict && other !== null && other !== province ? words.postalOfOther : undefined;
}
