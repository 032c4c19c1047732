import { shop } from '../shop/shop.ts';
import { countryOf } from './countries.ts';
import type { Country } from './country.ts';
import { placesInWords } from './places-in-words.ts';
import type { CountryPlaces } from './places.ts';

/** Returns all facts of the shop's country. For the server: pages get what they need from `country.forms`. */
export function presentCountry(): Country {
  return countryOf(shop().country.code);
}

/** Returns the places of the shop's country with what they are called, in the language of the request. */
export function presentPlaces(): CountryPlaces {
  return placesInWords(presentCountry());
}
