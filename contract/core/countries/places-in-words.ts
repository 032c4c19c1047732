import { t } from '#messages/messages.ts';
import type { Country } from './country.ts';
import type { CountryPlaces } from './places.ts';

/** Returns the places of a country with what they are called, in the language of the request. */
export function placesInWords({ code: country, places }: Pick<Country, 'code' | 'places'>): CountryPlaces {
  const { example, ...postal } = places.postal;
  return {
    words: {
      province: t('country.province', { country }),
      chooseProvince: t('country.chooseProvince', { country }),
      wholeProvinces: t('country.wholeProvinces', { country }),
      postalOfOther: t('country.postalOfOther', { country }),
      city: t('country.city', { country }),
      missingCity: t('country.missingCity', { country }),
    },
    provinces: places.provinces,
    postal: { ...postal, hint: t('country.postalHint', { country, digits: postal.digits, example }) },
  };
}
