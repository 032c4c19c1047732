import { decimalsOf } from '../countries/currency.ts';
import { toDecimal, type Money } from './money.ts';
import { writeNumber } from './price-words.ts';

/** An amount for a cell of a spreadsheet in the shop's language, as '1299,50'. */
export function spreadsheetPrice(amount: Money): string {
  return writeNumber(toDecimal(amount), decimalsOf(amount.currency), false);
}
