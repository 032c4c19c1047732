import { shop } from '../shop.ts';
import { countryOf } from './countries.ts';
import type { Country } from './country.ts';

/** Returns all facts of the shop's country. For the server: pages get what they need from `country.forms`. */
export function presentCountry(): Country {
  return countryOf(shop().country.code);
}
