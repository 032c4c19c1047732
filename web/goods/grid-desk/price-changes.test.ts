import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { changesOf, noEdits } from './edits.ts';
import { rowsOf } from './grid-cells.ts';
import { withPrices } from './price-changes.ts';

const products = [
  { id: 1, currentPrice: shopMoney(1_000_000), previousPrice: null, isOffertPrice: false },
  { id: 2, currentPrice: shopMoney(800_000), previousPrice: shopMoney(1_000_000), isOffertPrice: true },
].map((prices) => ({
  ...prices,
  vatPercent: 21,
  name: 'Camisa',
  color: 'Blanco',
  gender: 'women' as const,
  category: 3,
  state: 'published' as const,
  publishAt: null,
  sizes: [
    { variantId: prices.id * 10, size: 'M', sku: null, stock: 1, cost: prices.id === 1 ? shopMoney(50_000) : null },
  ],
}));
const rows = rowsOf(products, 'products');
const told = (edits: ReturnType<typeof withPrices>) => changesOf(edits).map((change) => [change.field, change.to]);

test('GOOD-4 a percentage changes a price, and the one before an offer with it', () => {
  const raised = withPrices(noEdits, rows, { what: 'price', percent: 10, rounding: 'ninety' });
  expect(told(raised)).toEqual([
    ['currentPrice', 10_999.9],
    ['currentPrice', 8799.9],
    ['previousPrice', 10_999.9],
  ]);
});

test('GOOD-4 a second percentage is one of what stands in the grid', () => {
  const change = { what: 'price', percent: 10, rounding: 'none' } as const;
  const [first = rows[0]] = rows;
  if (!first) throw new Error('no row');
  expect(told(withPrices(withPrices(noEdits, [first], change), [first], change))).toEqual([['currentPrice', 12_100]]);
});

test('GOOD-4 an offer begins by a percentage off, and ends with the price before', () => {
  expect(told(withPrices(noEdits, rows, { what: 'offer', percent: 50, rounding: 'none' }))).toEqual([
    ['currentPrice', 5000],
    ['previousPrice', 10_000],
    ['isOffertPrice', true],
    ['currentPrice', 5000],
  ]);
  expect(told(withPrices(noEdits, rows, { what: 'endOffer', percent: 0, rounding: 'none' }))).toEqual([
    ['currentPrice', 10_000],
    ['previousPrice', null],
    ['isOffertPrice', false],
  ]);
});

test('GOOD-4 costs that are known change, others stay unknown', () => {
  const sizes = rowsOf(products, 'sizes');
  expect(told(withPrices(noEdits, sizes, { what: 'cost', percent: -10, rounding: 'none' }))).toEqual([['cost', 450]]);
});
