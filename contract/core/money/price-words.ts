import { t } from '#messages/messages.ts';
import { decimalsOf } from '../countries/currency.ts';
import { toDecimal, type Money } from './money.ts';
import { shop } from '../shop/shop.ts';

/** A number for people, rounded to so many decimals, half away from zero: '1.234,50', or '1234,50' without groups. */
export function writeNumber(number: number, digits: number, isGrouped = true): string {
  return `${number < 0 ? '-' : ''}${writeDigits(number, digits, isGrouped)}`;
}

function writeDigits(number: number, digits: number, isGrouped: boolean): string {
  const { decimal, group, groupedFrom } = shop().country.numbers;
  // The product of a decimal number may be a little below what it should be.
  const scaled = Math.round(Number((Math.abs(number) * 10 ** digits).toPrecision(15)));
  const all = String(scaled).padStart(digits + 1, '0');
  const [whole, fraction] = [all.slice(0, all.length - digits), all.slice(all.length - digits)];
  const isLong = isGrouped && whole.length >= groupedFrom;
  return (isLong ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole) + (digits > 0 ? decimal + fraction : '');
}

/** Formats of other currencies than the shop's, which are rare. Each takes a thousand times as long to make as to use. */
const formats: Record<string, Intl.NumberFormat> = {};

function writePrice(amount: Money, digits: number): string {
  const { locale, numbers, currency: own } = shop().country;
  const { currency } = amount;
  const number = toDecimal(amount);
  if (currency === own) {
    return (number < 0 ? numbers.belowZero : numbers.price).replace('0', writeDigits(number, digits, true));
  }
  return (formats[`${locale} ${currency} ${digits}`] ??= new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })).format(number);
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

/** An amount for a cell of a spreadsheet in the shop's language, as '1299,50'. */
export function spreadsheetPrice(amount: Money): string {
  return writeNumber(toDecimal(amount), decimalsOf(amount.currency), false);
}

/** Returns what is said of two prices that leave nothing between them. */
export function pricesCrossed(): string {
  return t('price-words.crossed');
}
