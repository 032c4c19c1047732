import { shop } from '../shop/shop.ts';
import { countryOf } from './countries.ts';
import type { Country } from './country.ts';
import type { CountryPlaces } from './places.ts';
import { t } from '#messages/messages.ts';

/** Returns all facts of the shop's country. For the server: pages get what they need from `country.forms`. */
export function presentCountry(): Country {
  return countryOf(shop().country.code);
}

/** Returns the places of the shop's country with what they are called, in the language of the request. */
export function presentPlaces(): CountryPlaces {
  return placesInWords(presentCountry());
}

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
