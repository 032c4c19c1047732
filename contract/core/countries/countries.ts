import { t } from '#messages/messages.ts';
import { argentina } from './ar.ts';
import { chile } from './cl.ts';
import { colombia } from './co.ts';
import type { Country, CountryCode } from './country.ts';
import { spain } from './es.ts';
import { mexico } from './mx.ts';
import { peru } from './pe.ts';
import { uruguay } from './uy.ts';
import { shop } from '../shop/shop.ts';
import type { CountryPlaces } from './places.ts';

// Pages must not load this file: it holds all tables. They get what they need of a country from `country.forms`.

const countries: Readonly<Record<CountryCode, Country>> = {
  AR: argentina,
  MX: mexico,
  CL: chile,
  CO: colombia,
  UY: uruguay,
  PE: peru,
  ES: spain,
};

/** Returns all facts of a country. */
export function countryOf(code: CountryCode): Country {
  return countries[code];
}

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
