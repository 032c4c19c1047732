import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import type { GridProduct } from '#contract/goods/grid/product-grid.ts';
import { edited, noEdits, putValue } from './edits.ts';
import { rowMargin } from './grid-row.tsx';

const sizeOf = (variantId: number, cost: number | null) => ({
  variantId,
  size: String(variantId),
  sku: null,
  stock: 1,
  cost: cost === null ? null : shopMoney(cost),
});

const product: GridProduct = {
  id: 7,
  name: 'Camisa',
  color: 'Blanco',
  gender: 'women',
  currentPrice: shopMoney(12_100),
  previousPrice: null,
  isOffertPrice: false,
  vatPercent: 21,
  category: 3,
  state: 'published',
  publishAt: null,
  sizes: [sizeOf(70, 4000), sizeOf(71, null), sizeOf(72, 5000)],
};
const [known, unknown] = product.sizes;

test('GOOD-9 a row of the grid has the margin of its product or size, with what is typed', () => {
  expect(rowMargin(noEdits, { product })).toBe('50 – 60 %');
  expect(rowMargin(noEdits, { product, size: known })).toBe('60 %');
  expect(rowMargin(noEdits, { product, size: unknown })).toBe('');
  const typed = edited(noEdits, (open) => {
    putValue(open, { product }, 'currentPrice', 242);
    putValue(open, { product, size: unknown }, 'cost', 150);
  });
  expect(rowMargin(typed, { product, size: known })).toBe('80 %');
  expect(rowMargin(typed, { product })).toBe('25 – 80 %');
});
