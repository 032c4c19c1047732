import { decimalsOf } from '../countries/currency.ts';
import { toDecimal, type Money } from './money.ts';
import { shop } from '../shop/shop.ts';

/** A number for people with so many decimals, as `toFixed` rounds them: '1.234,50', or '1234,50' without groups. */
export function writeNumber(number: number, digits: number, isGrouped = true): string {
  return `${number < 0 ? '-' : ''}${writeDigits(number, digits, isGrouped)}`;
}

function writeDigits(number: number, digits: number, isGrouped: boolean): string {
  const { decimal, group, groupedFrom } = shop().country.numbers;
  const [whole = '', fraction] = Math.abs(number).toFixed(digits).split('.');
  const groups = isGrouped && whole.length >= groupedFrom ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return fraction === undefined ? groups : groups + decimal + fraction;
}

/** Writes an amount with the sign of the shop's currency; of another one, which is rare, with its code as CLDR does. */
function writePrice(amount: Money, digits: number): string {
  const { numbers, currency } = shop().country;
  const number = toDecimal(amount);
  const own = numbers[number < 0 ? 'belowZero' : 'price'];
  const coded = own.replace(/[^-\s0]+/, amount.currency).replace(/(\w)0/, '$1\u00a00');
  return (amount.currency === currency ? own : coded).replace('0', writeDigits(number, digits, true));
}

/** A number of things for people: '1.234'. */
export function formatCount(count: number): string {
  return writeNumber(count, 0);
}

/** A number with the decimals that it has, for people: '1.250,5'. */
export function formatNumber(number: number): string {
  return writeNumber(number, String(number).split('.')[1]?.length ?? 0);
}

/** An amount for people, as '$ 1.299,50', the space after the sign being one that does not break. */
export function formatPrice(amount: Money): string {
  return writePrice(amount, decimalsOf(amount.currency));
}

/** An amount where its decimals are of no interest: 1299.50 is '$ 1.300'. */
export function formatWholePrice(amount: Money): string {
  return writePrice(amount, 0);
}
