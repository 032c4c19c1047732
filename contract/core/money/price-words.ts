import { t } from '#messages/messages.ts';
import { decimalsOf } from '../countries/currency.ts';
import { toDecimal, type Money } from './money.ts';
import { shop } from '../shop/shop.ts';

/**
 * Formats by language, currency and form. They are created once, because that takes a thousand times as long as their use,
 * and only on first use: on a phone the first one takes several milliseconds, which every page's scripts would spend before
 * they run.
 */
const formats: Record<string, Intl.NumberFormat> = {};

/** Returns the format of a currency, or of plain numbers for ''. */
export function formatOf(currency: string, digits: number, useGrouping: boolean): Intl.NumberFormat {
  const { locale } = shop().country;
  return (formats[`${locale} ${currency} ${digits} ${useGrouping}`] ??= new Intl.NumberFormat(locale, {
    ...(currency !== '' && { style: 'currency', currency }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(!useGrouping && { useGrouping: false }),
  }));
}

/** A number of things for people: '1.234'. */
export function formatCount(count: number): string {
  return formatOf('', 0, true).format(count);
}

/** A number with the decimals that it has, for people: '1.250,5'. */
export function formatNumber(number: number): string {
  return formatOf('', String(number).split('.')[1]?.length ?? 0, true).format(number);
}

/** An amount for people, as '$ 1.299,50', the space after the sign being one that does not break. */
export function formatPrice(amount: Money): string {
  return formatOf(amount.currency, decimalsOf(amount.currency), true).format(toDecimal(amount));
}

/** An amount where its decimals are of no interest: 1299.50 is '$ 1.300'. */
export function formatWholePrice(amount: Money): string {
  return formatOf(amount.currency, 0, true).format(toDecimal(amount));
}

/** An amount for a cell of a spreadsheet in the shop's language, as '1299,50'. */
export function spreadsheetPrice(amount: Money): string {
  return formatOf('', decimalsOf(amount.currency), false).format(toDecimal(amount));
}

/** Returns what is said of two prices that leave nothing between them. */
export function pricesCrossed(): string {
  return t('price-words.crossed');
}
