import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { money } from '../fields/fields.ts';
import { toDecimal } from './money.ts';
import { parsePrice } from './typed-price.ts';
import { exactIssues, tooLongWords } from '../protocol/refusal-words.ts';
import { shop } from '../shop/shop.ts';

/** The message of a field, in the language of the request. */
type Said = () => string;

const mostDigits = 5;

/**
 * A price above 0 as a person types it or a program sends it. `error` is the message of the field; by strict rules it has at most
 * five digits.
 */
export function priceOf(error: Said, isStrict: () => boolean) {
  return z
    .union([z.string().trim(), z.number()], { error })
    .superRefine((given, { addIssue }) => {
      const wrong = wrongPrice(plainPrice(given)) ?? (isStrict() ? longPrice(String(given)) : undefined);
      const issues = wrong === undefined ? [] : exactIssues(error(), wrong);
      // A price that is invalid is not compared with the other one.
      for (const issue of issues) addIssue({ ...issue, continue: false });
    })
    .transform((given) => Number(plainPrice(given).replace(',', '.')))
    .pipe(money);
}

/** Returns a price without what groups its thousands in the shop's country: '9.990' in Chile is '9990'. */
function plainPrice(given: string | number): string {
  const grouped = typeof given === 'string' && /\d[.,]\d{3}(?!\d)/.test(given) ? parsePrice(given) : undefined;
  return grouped ? String(toDecimal(grouped)) : String(given);
}

/** Returns what is wrong with a typed price: '' for no price, undefined if it is valid. */
function wrongPrice(typed: string): string | undefined {
  if (typed === '') return '';
  const amount = Number(typed.replace(',', '.'));
  if (amount < 0) return t('product-rules.negative');
  const { decimals } = shop().country;
  if (decimals === 0 && !/^\d+$/.test(typed)) return t('product-rules.wholeOnly');
  if (!/^\d+(?:[.,]\d{1,2})?$/.test(typed)) return t('product-rules.twoDecimals');
  if (amount === 0) return t('product-rules.zero');
  return undefined;
}

/** The specified limit is of what is typed, with what groups its thousands. */
function longPrice(typed: string): string | undefined {
  return typed.length > mostDigits ? tooLongWords(typed.length, mostDigits) : undefined;
}
