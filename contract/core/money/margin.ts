import { t } from '#messages/messages.ts';
import { withoutVat } from './net-price.ts';
import { formatNumber } from './price-words.ts';
import type { Money } from './money.ts';

/** What is left of a price, in percent with one decimal: of the sizes that cost most, and of those that cost least. */
type Margin = { readonly least: number; readonly most: number };

/**
 * Returns what is left of a price without its value added tax, of a rate in percent, after each of the costs that are known; null
 * if none is, or nothing is paid. It is below 0 where a size costs more than it brings.
 */
export function marginOf(price: Money, costs: readonly (Money | null)[], vatPercent: number): Margin | null {
  const { minor: net } = withoutVat(price, vatPercent);
  const known = costs.flatMap((cost) => cost?.minor ?? []);
  if (net <= 0 || known.length === 0) return null;
  // In tenths, because a rest of 0.05 is none of the computer's.
  const rest = (cost: number) => Math.round((1000 * (net - cost)) / net) / 10;
  return { least: rest(Math.max(...known)), most: rest(Math.min(...known)) };
}

/** Returns a margin for people: '45,5 %', or '38 – 45,5 %' where sizes differ. */
export function marginWords({ least, most }: Margin): string {
  const words = [...new Set([least, most])].map(formatNumber).join(' – ');
  return t('price-words.percent', { number: words });
}
