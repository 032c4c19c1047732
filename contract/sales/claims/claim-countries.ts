import type { CountryCode } from '#contract/core/countries/country.ts';
import { shop } from '#contract/core/shop/shop.ts';

/**
 * The countries whose law wants a book of complaints or a way to ask for the reversal of a payment. It is a file of its own,
 * because pages and the editor of letters need it and the countries' own files are for the server; a test compares both.
 */
const having: ReadonlySet<CountryCode> = new Set<CountryCode>(['PE', 'CO']);

/** Returns whether buyers of a shop in a country can state claims. */
export function hasClaims(code: CountryCode = shop().country.code): boolean {
  return having.has(code);
}
