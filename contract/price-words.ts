import { country } from './country.ts';
import { fromDecimal, toDecimal } from './money.ts';
import type { Money } from './money.ts';

const { locale } = country;

/**
 * Formats are created once, because that takes a thousand times as long as their use, and only on first use: on a phone
 * the first one takes several milliseconds, which every page's scripts would spend before they run.
 */
let counts: Intl.NumberFormat | undefined;

/** By currency and decimals. */
const formats: Record<string, Intl.NumberFormat> = {};

function written(amount: Money, maximumFractionDigits?: number): string {
  const { currency } = amount;
  const options = { style: 'currency', currency, maximumFractionDigits } as const;
  const format = (formats[currency + maximumFractionDigits] ??= new Intl.NumberFormat(locale, options));
  return format.format(toDecimal(amount));
}

/** A number of things for people: '1.234'. */
export function formatCount(count: number): string {
  counts ??= new Intl.NumberFormat(locale);
  return counts.format(count);
}

/** How many things: '1 producto', '1.234 productos'. */
export function countWords(count: number, one: string, several: string): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`;
}

/** An amount for people: 129950 of ARS is '$ 1.299,50', the space after the sign being one that does not break. */
export function formatPrice(amount: Money): string {
  return written(amount);
}

/** An amount where its decimals are of no interest: 129950 of ARS is '$ 1.300'. */
export function formatWholePrice(amount: Money): string {
  return written(amount, 0);
}

const ofCell: readonly string[] = ['minusSign', 'integer', 'decimal', 'fraction'];

/** An amount for a cell of a spreadsheet in Spanish: 129950 of ARS is '1299,50'. */
export function spreadsheetPrice(amount: Money): string {
  const { currency } = amount;
  const options = { style: 'currency', currency, useGrouping: false } as const;
  const format = (formats[`${currency} of cells`] ??= new Intl.NumberFormat(locale, options));
  const parts = format.formatToParts(toDecimal(amount)).filter(({ type }) => ofCell.includes(type));
  return parts.map(({ value }) => value).join('');
}

/** What is said of two prices that leave nothing between them. */
export const pricesCrossed = 'El precio mínimo es mayor que el máximo.';

/**
 * A price as people write it in Argentina, '20.000', '$ 1.299,50' or '1299.5': dots part thousands, and a last comma or dot
 * with one or two digits behind it the decimals. Undefined for anything else.
 */
export function parsePrice(text: string): Money | undefined {
  const digits = text.trim().replace(/^\$\s*/, '');
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(digits);
  if (!isGrouped && !/^\d{1,8}(?:[.,]\d{1,2})?$/.test(digits)) return undefined;
  const amount = Number((isGrouped ? digits.replaceAll('.', '') : digits).replace(',', '.'));
  return amount < 100_000_000 ? fromDecimal(amount) : undefined;
}
