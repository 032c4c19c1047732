import type { CountryCode } from '#contract/core/countries/country.ts';
import { shop } from '#contract/core/shop/shop.ts';

/**
 * The countries whose law gives no right to take a purchase back. It is a file of its own, because the editor of letters needs
 * it and the countries' own files are for the server; a test compares both.
 */
const without: ReadonlySet<CountryCode> = new Set<CountryCode>(['PE']);

/** Returns whether the law of the shop's country lets buyers take a purchase back. */
export function hasWithdrawalRight(code: CountryCode = shop().country.code): boolean {
  return !without.has(code);
}
