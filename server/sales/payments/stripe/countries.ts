import { countryOf } from '#contract/core/countries/countries.ts';
import { countryCodes } from '#contract/core/countries/country.ts';
import type { CountryCode } from '#contract/core/countries/country.ts';
import { fromDecimal, moneyOf } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';

/**
 * Where a shop can have an account (stripe.com/global), and the least amount that it takes in the main unit of the currency
 * (docs.stripe.com/currencies, "Minimum and maximum charge amounts"). It has no accounts in the other countries.
 */
const least: Readonly<Partial<Record<CountryCode, number>>> = { ES: 0.5, MX: 10 };

/** True if a shop of a country can have an account. */
export function worksIn(code: CountryCode): boolean {
  return least[code] !== undefined;
}

/** Returns the country of an account; one in which no shop can be stays as it is written. */
export function homeOf(country: string): string {
  return countryCodes.find((code) => code === country) ?? country;
}

/** Returns the least amount of a currency; one of the smallest unit if it is not known. */
export function leastAmount(currency: string): Money {
  const code = countryCodes.find((one) => worksIn(one) && countryOf(one).currency === currency);
  const amount = code && least[code];
  return amount === undefined ? moneyOf(1, currency) : fromDecimal(amount, currency);
}
