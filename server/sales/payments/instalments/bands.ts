import { countryOf } from '#contract/core/countries/countries.ts';
import type { CountryCode } from '#contract/core/countries/country.ts';
import { fromDecimal } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';

/** The amounts of one band, from `from` on and below `to`. */
export type Band = { readonly from: Money; readonly to: Money };

/** The least amount of which instalments are told in a country, in its main unit: below it nobody buys clothes. */
const lowest: Readonly<Partial<Record<CountryCode, number>>> = {
  AR: 1000,
  MX: 50,
  CL: 1000,
  CO: 10_000,
  UY: 100,
  PE: 10,
};

/** Each bound is two or two and a half times the one before, over four powers of ten. */
const steps = [1, 10, 100, 1000].flatMap((power) => [power, 2 * power, 5 * power]);

/** Returns the bands of amounts for which plans are asked in a country: always as many; none in one without instalments. */
export function bandsOf(code: CountryCode): Band[] {
  const least = lowest[code];
  if (least === undefined) return [];
  const { currency } = countryOf(code);
  const bounds = [...steps, 10_000].map((step) => fromDecimal(step * least, currency));
  return bounds.slice(1).map((to, at) => ({ from: bounds[at] ?? to, to }));
}
