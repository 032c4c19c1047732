import { countryOf } from '#contract/core/countries/countries.ts';
import { countryCodes } from '#contract/core/countries/country.ts';
import type { CountryCode } from '#contract/core/countries/country.ts';
import { fromDecimal, moneyOf } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';

/** True if the provider operates in a country. */
export function worksIn(code: CountryCode): boolean {
  return countryOf(code).mercadoPagoSite !== null;
}

/** Returns the country of a site; a site of none in which a shop can be stays as it is written. */
export function homeOf(site: string): string {
  return countryCodes.find((code) => countryOf(code).mercadoPagoSite === site) ?? site;
}

/** Returns the least amount of a currency that the provider takes by any means; one of the smallest unit if it is not known. */
export function leastAmount(currency: string): Money {
  const least = countryCodes.map((code) => countryOf(code)).find((one) => one.currency === currency)?.mercadoPagoLeast;
  return least === undefined || least === null ? moneyOf(1, currency) : fromDecimal(least, currency);
}
