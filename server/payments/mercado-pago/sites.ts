import { countryOf } from '#contract/countries/countries.ts';
import { countryCodes } from '#contract/countries/country.ts';
import type { CountryCode } from '#contract/countries/country.ts';

/** True if the provider operates in a country. */
export function worksIn(code: CountryCode): boolean {
  return countryOf(code).mercadoPagoSite !== null;
}

/** Returns the country of a site; a site of none in which a shop can be stays as it is written. */
export function homeOf(site: string): string {
  return countryCodes.find((code) => countryOf(code).mercadoPagoSite === site) ?? site;
}
