import { formatOf } from '#contract/core/money/price-words.ts';

/** A number with at most one decimal, as the shop's country writes it: '4', '22,5'. */
export function shortDecimal(value: number): string {
  return formatOf('', Number.isInteger(value) ? 0 : 1, false).format(value);
}
