import { marginOf, marginWords } from '#contract/core/money/margin.ts';
import { fromDecimal } from '#contract/core/money/money.ts';
import { presentValue } from './edits.ts';
import type { Edits } from './edits.ts';
import type { GridRow } from './grid-cells.ts';

/** Returns the margin of a row in words, with what is typed and not saved; '' where no cost is known. */
export function rowMargin(edits: Edits, row: GridRow): string {
  const { product, size } = row;
  const price = Number(presentValue(edits, row, 'currentPrice'));
  const costs = (size ? [size] : product.sizes).map((one) => presentValue(edits, { product, size: one }, 'cost'));
  const margin = marginOf(
    fromDecimal(price),
    costs.map((cost) => (cost === null ? null : fromDecimal(Number(cost)))),
    product.vatPercent,
  );
  return margin ? marginWords(margin) : '';
}
