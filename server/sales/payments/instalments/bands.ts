import { fromDecimal } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';

/** The amounts of one band, from `from` on and below `to`. */
export type Band = { readonly from: Money; readonly to: Money };

/** The least amount of which instalments are told, in the main unit: below it nobody buys clothes. */
const lowest: Readonly<Record<string, number>> = {
  ARS: 1000,
  MXN: 50,
  CLP: 1000,
  COP: 10_000,
  UYU: 100,
  PEN: 10,
};

/** Each bound is two or two and a half times the one before, over four powers of ten. */
const steps = [1, 10, 100, 1000].flatMap((power) => [power, 2 * power, 5 * power]);

/** Returns the bands of amounts of a currency for which plans are asked: always as many; none of a currency without instalments. */
export function bandsOf(currency: string): Band[] {
  const least = lowest[currency];
  if (least === undefined) return [];
  const bounds = [...steps, 10_000].map((step) => fromDecimal(step * least, currency));
  return bounds.slice(1).map((to, at) => ({ from: bounds[at] ?? to, to }));
}
