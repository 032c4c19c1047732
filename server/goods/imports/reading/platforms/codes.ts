import { amountIn } from '../numbers.ts';
import type { RawProduct } from '../raw-product.ts';
import type { SourceRow } from '../source.ts';
import { assembled, type Grouping } from './grouping.ts';

/** Each row by itself: only the shop knows which of them are sizes of one product. */
export const codedRows: Grouping = (rows, now) => rows.map((row) => rowProduct(row, now));

function rowProduct(row: SourceRow, now: Date): RawProduct {
  const product = assembled({ first: row, sized: [[row, []]], pictures: undefined, now });
  if (row.text('price') !== '') return product;
  // Other files name the usual price in this column; here it is the struck one, beside the price that the shop has.
  const before = amountIn(row.cell('before')) ?? undefined;
  return { ...product, sizes: product.sizes.map((size) => ({ ...size, price: undefined, before })) };
}
