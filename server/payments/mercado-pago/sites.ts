import { countryOf } from '#contract/countries/countries.ts';
import { countryCodes } from '#contract/countries/country.ts';
import type { CountryCode } from '#contract/countries/country.ts';
import { fromDecimal, moneyOf } from '#contract/money.ts';
import type { Money } from '#contract/money.ts';

/** True if the provider operates in a country. */
export function worksIn(code: CountryCode): boolean {
  return countryOf(code).mercadoPagoSite !== null;
}

/** Returns the country of a site; a site of none in which a shop can be stays as it is written. */
export function homeOf(site: string): string {
  return countryCodes.find((code) => countryOf(code).mercadoPagoSite === site) ?? site;
}

/**
 * The least amounts of the means that take the least, in the main unit. Sources: docs.y.uno/docs/mercado-pago-checkout-pro
 * and support.solidgate.com, 'Mercado Pago'; where they differ the lower one, so that nothing is refused that could be paid.
 */
const least: Readonly<Record<string, number>> = { ARS: 1, CLP: 10, COP: 1000, MXN: 5, PEN: 1, UYU: 1 };

/** Returns the least amount of a currency that the provider takes by any means; one of the smallest unit if it is not known. */
export function leastAmount(currency: string): Money {
  const known = least[currency];
  return known === undefined ? moneyOf(1, currency) : fromDecimal(known, currency);
}
