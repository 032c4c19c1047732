import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import type { GridProduct } from '#contract/goods/grid/product-grid.ts';
import {
  changesOf,
  edited,
  noEdits,
  presentValue,
  putLinked,
  putText,
  unreadable,
  withErrors,
  withoutWrong,
  type Edits,
} from './edits.ts';
import { gridColumns } from './grid-columns.ts';
import { keptIn, keptOf, restored } from './kept-edits.ts';

const product: GridProduct = {
  id: 7,
  name: 'Camisa',
  color: 'Blanco',
  gender: 'women',
  currentPrice: shopMoney(100_000),
  previousPrice: null,
  isOffertPrice: false,
  vatPercent: 21,
  category: 3,
  state: 'published',
  publishAt: null,
  sizes: [{ variantId: 70, size: 'M', sku: null, stock: 4, cost: null }],
};
const row = { product };
const sized = { product, size: product.sizes[0] };
const categories = [
  { id: 3, title: 'Camisas', genre: 'women' as const },
  { id: 4, title: 'Camisas', genre: 'men' as const },
  { id: 5, title: 'Sacos', genre: 'men' as const },
];
const columnOf = (field: string) =>
  [...gridColumns.products, ...gridColumns.sizes].find((column) => column.field === field) ?? gridColumns.products[0];

function typed(edits: Edits, field: string, text: string): Edits {
  const column = columnOf(field);
  if (!column) throw new Error(field);
  const of = field === 'stock' || field === 'cost' ? sized : row;
  return edited(edits, (open) => putText(open, { row: of, column, text }, categories));
}

test.each([
  ['currentPrice', '1.234,50', 1234.5],
  ['currentPrice', '$ 990', 990],
  ['cost', '12,5', 12.5],
  ['stock', '1.200', 1200],
  ['category', 'sacos', 5],
  ['category', 'Camisas (Hombre)', 4],
  ['state', 'borrador', 'draft'],
  ['state', 'ARCHIVADO', 'archived'],
] as const)('GOOD-4 in %s the text %s is %s', (field, text, value) => {
  expect(changesOf(typed(noEdits, field, text))).toMatchObject([{ field, to: value }]);
});

test.each([
  ['currentPrice', 'mil'],
  ['currentPrice', ''],
  ['currentPrice', '0'],
  ['currentPrice', '-5'],
  ['stock', '2,5'],
  ['stock', '100000'],
  ['category', 'Camisas'],
  ['category', 'Nada'],
  ['state', 'Programado'],
  ['isOffertPrice', 'quizás'],
] as const)('GOOD-4 in %s the text %j says nothing, stays as it was typed, and changes nothing', (field, text) => {
  const edits = typed(noEdits, field, text);
  expect(unreadable(edits)).toMatchObject([{ text, error: expect.stringMatching(/.{10}/) }]);
  expect(changesOf(edits)).toMatchObject([{ field }]);
});

test('GOOD-4 a cell that gets back what the shop has is no longer changed', () => {
  const edits = typed(noEdits, 'currentPrice', '900');
  expect(edits.size).toBe(1);
  expect(typed(edits, 'currentPrice', '1000,00').size).toBe(0);
  expect(typed(typed(noEdits, 'currentPrice', 'x'), 'currentPrice', '1000').size).toBe(0);
});

test('GOOD-4 an offer begins with a price before, and ends without one', () => {
  const offered = typed(noEdits, 'previousPrice', '1500');
  expect(presentValue(offered, row, 'isOffertPrice')).toBe(true);
  expect(typed(offered, 'previousPrice', '').size).toBe(0);
  const tick = (edits: Edits, isOn: boolean) => edited(edits, (open) => putLinked(open, row, 'isOffertPrice', isOn));
  const ticked = tick(noEdits, true);
  expect(presentValue(ticked, row, 'previousPrice')).toBe(1000);
  expect(tick(ticked, false).size).toBe(0);
});

test('GOOD-4 a cell that somebody else changed is compared from then on with what they wrote, if it is saved again', () => {
  const edits = typed(typed(noEdits, 'currentPrice', '900'), 'stock', '6');
  const theirs = { product: { ...product, currentPrice: shopMoney(110_000) } };
  const named = withErrors(edits, { 'currentPrice.7': 'Mientras tanto ana lo cambió a $ 1.100.' }, () => theirs);
  expect(changesOf(named)).toEqual([
    { field: 'currentPrice', productId: 7, from: 1100, to: 900 },
    { field: 'stock', variantId: 70, from: 4, to: 6 },
  ]);
  expect(changesOf(withoutWrong(named))).toEqual([{ field: 'stock', variantId: 70, from: 4, to: 6 }]);
});

test('GOOD-4 what was changed is there again after the login, but for products that are gone', () => {
  const edits = typed(typed(noEdits, 'currentPrice', '900'), 'stock', '6');
  const kept: unknown = JSON.parse(JSON.stringify(keptOf(edits)));
  expect(restored([product], keptIn(kept) ?? [])).toEqual(edits);
  expect(restored([], keptIn(kept) ?? []).size).toBe(0);
  expect(keptIn([{ name: 7 }])).toBeUndefined();
});
