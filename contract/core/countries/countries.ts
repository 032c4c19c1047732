import { argentina } from './ar.ts';
import { chile } from './cl.ts';
import { colombia } from './co.ts';
import type { Country, CountryCode } from './country.ts';
import { spain } from './es.ts';
import { mexico } from './mx.ts';
import { peru } from './pe.ts';
import { uruguay } from './uy.ts';

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
