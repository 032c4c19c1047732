import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { cleared, filledDown, pasted, textsIn } from './block-edits.ts';
import { changesOf, noEdits, unreadable } from './edits.ts';
import { rowsOf } from './grid-cells.ts';
import { gridColumns } from './grid-columns.ts';

const products = [1, 2, 3].map((id) => ({
  id,
  name: `Camisa ${id}`,
  color: 'Blanco',
  gender: 'women' as const,
  currentPrice: shopMoney(id * 100_000),
  previousPrice: id === 3 ? shopMoney(500_000) : null,
  isOffertPrice: id === 3,
  vatPercent: 21,
  category: 3,
  state: 'published' as const,
  publishAt: null,
  sizes: [],
}));
const sheet = {
  rows: rowsOf(products, 'products'),
  columns: gridColumns.products,
  categories: [{ id: 3, title: 'Camisas', genre: 'women' as const }],
};
const block = (top: number, bottom: number, left = 0, right = left) => ({ top, bottom, left, right });

test('GOOD-4 a block is copied as a spreadsheet of the country reads it', () => {
  expect(textsIn(sheet, noEdits, block(1, 2, 0, 4))).toEqual([
    ['2000,00', '', 'No', 'Camisas (Mujer)', 'Publicado'],
    ['3000,00', '5000,00', 'Sí', 'Camisas (Mujer)', 'Publicado'],
  ]);
});

test('GOOD-4 what is copied and pasted at its place changes nothing', () => {
  const all = block(0, 2, 0, 4);
  expect(pasted(sheet, noEdits, all, textsIn(sheet, noEdits, all))).toEqual(noEdits);
});

test('GOOD-4 a pasted block begins at the chosen cell, and what goes beyond the grid is left out', () => {
  const edits = pasted(sheet, noEdits, block(1, 1), [['1.500,50'], ['nada'], ['9']]);
  expect(changesOf(edits)).toMatchObject([{ productId: 2, from: 2000, to: 1500.5 }, { productId: 3 }]);
  expect(unreadable(edits)).toMatchObject([{ text: 'nada' }]);
});

test('GOOD-4 one text fills the chosen block', () => {
  expect(changesOf(pasted(sheet, noEdits, block(0, 2), [['700']])).map(({ to }) => to)).toEqual([700, 700, 700]);
});

test('GOOD-4 fill down copies the first row of a block, or the row above one cell', () => {
  expect(changesOf(filledDown(sheet, noEdits, block(0, 2)))).toMatchObject([
    { productId: 2, to: 1000 },
    { productId: 3, to: 1000 },
  ]);
  expect(changesOf(filledDown(sheet, noEdits, block(1, 1)))).toMatchObject([{ productId: 2, to: 1000 }]);
  expect(filledDown(sheet, noEdits, block(0, 0))).toEqual(noEdits);
});

test('GOOD-4 only cells that may be empty are emptied', () => {
  expect(changesOf(cleared(sheet, noEdits, block(0, 2, 0, 4)))).toEqual([
    { field: 'previousPrice', productId: 3, from: 5000, to: null },
    { field: 'isOffertPrice', productId: 3, from: true, to: false },
  ]);
});
