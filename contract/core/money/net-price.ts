import { moneyOf, type Money } from './money.ts';

/**
 * Returns a price without the value added tax that it contains, of a rate in percent with up to one decimal. It is rounded to
 * the nearest smallest unit, half of one up, so that it is less than any price of more than a few units.
 */
export function withoutVat({ minor, currency }: Money, percent: number): Money {
  // Whole numbers, because 1.105 is none of the computer's.
  const whole = 1000 + Math.round(percent * 10);
  return moneyOf(Math.floor((2000 * minor + whole) / (2 * whole)), currency);
}
