import { countryOf } from '#contract/core/countries/countries.ts';
import { countryCodes } from '#contract/core/countries/country.ts';
import type { CountryCode } from '#contract/core/countries/country.ts';
import { fromDecimal, moneyOf } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';

/**
 * What the provider is in a country: the code of its site, the least amount that it takes by any means, in the main unit of
 * the currency, and what it calls the personal id; null if it takes none.
 */
type Site = { readonly code: string; readonly least: number; readonly idType: string | null };

/**
 * Its sites; null where it does not operate. Sources: GET /sites and GET /v1/identification_types of its API, which has no ids
 * in Mexico; of the least amounts docs.y.uno, 'Mercado Pago Checkout Pro', and support.solidgate.com, 'Mercado Pago', the lower
 * one where they differ.
 */
const sites: Readonly<Record<CountryCode, Site | null>> = {
  AR: { code: 'MLA', least: 1, idType: 'DNI' },
  MX: { code: 'MLM', least: 5, idType: null },
  CL: { code: 'MLC', least: 10, idType: 'RUT' },
  CO: { code: 'MCO', least: 1000, idType: 'CC' },
  UY: { code: 'MLU', least: 1, idType: 'CI' },
  PE: { code: 'MPE', least: 1, idType: 'DNI' },
  ES: null,
};

/** True if the provider operates in a country. */
export function worksIn(code: CountryCode): boolean {
  return sites[code] !== null;
}

/** Returns the country of a site; a site of none in which a shop can be stays as it is written. */
export function homeOf(site: string): string {
  return countryCodes.find((code) => sites[code]?.code === site) ?? site;
}

/** Returns what the provider calls the personal id of a country; null if it takes none. */
export function idTypeIn(code: CountryCode): string | null {
  return sites[code]?.idType ?? null;
}

/** Returns the least amount of a currency that the provider takes by any means; one of the smallest unit if it is not known. */
export function leastAmount(currency: string): Money {
  const code = countryCodes.find((one) => countryOf(one).currency === currency);
  const least = code && sites[code]?.least;
  return least === undefined ? moneyOf(1, currency) : fromDecimal(least, currency);
}
