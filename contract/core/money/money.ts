import { decimalsOf } from '../countries/currency.ts';
import { shop } from '../shop/shop.ts';

/**
 * An amount of a currency (ISO 4217) in its smallest unit: 129950 of one with cents are 1299.50, 1299 of one without are 1299.
 * `minor` is a safe integer. Made only by the functions of this file: the linter refuses others.
 */
export type Money = { readonly minor: number; readonly currency: string };

/** How many of its smallest unit make one of a currency: 100 if it has cents, else 1. */
const unitOf = (currency: string) => 10 ** decimalsOf(currency);

/** The largest amount that the shop takes and shows, in the main unit of any of its currencies. */
export const mostAmount = 99_999_999;

/** Makes an amount; its 0 has no sign. Throws a RangeError for fractions and unsafe integers. */
export function moneyOf(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`no money: ${minor}`);
  return { minor: minor + 0, currency };
}

/** An amount in the currency of the shop. */
export function shopMoney(minor: number): Money {
  return moneyOf(minor, shop().country.currency);
}

/** Reads a decimal amount of the wire, 1299.5 with cents, as 129950: half of the smallest unit rounds up. */
export function fromDecimal(amount: number, currency: string = shop().country.currency): Money {
  return moneyOf(Math.round(Number((amount * unitOf(currency)).toPrecision(15))), currency);
}

/** The decimal number of the wire: 129950 with cents are 1299.5. */
export function toDecimal(amount: Money): number {
  return amount.minor / unitOf(amount.currency);
}

/** The same as a text with all decimals of its currency: '1299.50', and '1299' of one without. */
export function toDecimalText(amount: Money): string {
  return toDecimal(amount).toFixed(decimalsOf(amount.currency));
}

/** The same number in another currency, whatever that is worth: 1299.50 becomes 1300 where there are no cents. Half rounds up. */
export function renamed(amount: Money, currency: string): Money {
  return fromDecimal(toDecimal(amount), currency);
}

/** The smallest units of an amount that must be of a currency. */
function minorOf(currency: string, amount: Money): number {
  if (amount.currency !== currency) throw new RangeError(`not ${currency}`);
  return amount.minor;
}

/** The sum of amounts of one currency. Throws a RangeError for several currencies. */
export function sum(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((total, one) => moneyOf(total.minor + minorOf(total.currency, one), total.currency), first);
}

/** A price times a quantity. Both are integers, so nothing is rounded. */
export function times(price: Money, quantity: number): Money {
  return moneyOf(price.minor * quantity, price.currency);
}

/** Below 0 when `one` is less, 0 when both are the same, above 0 when it is more. Throws a RangeError for two currencies. */
export function compare(one: Money, other: Money): number {
  return one.minor - minorOf(one.currency, other);
}
