import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { changesOf } from './edits.ts';
import { rowsOf } from './grid-cells.ts';
import { gridColumns } from './grid-columns.ts';
import { pressed } from './grid-keys.ts';
import { blockOf } from './grid-place.ts';
import { emptyState, type GridState } from './grid-state.ts';

const products = Array.from({ length: 12 }, (_, at) => ({
  id: at + 1,
  name: `Camisa ${at}`,
  color: 'Blanco',
  gender: 'women' as const,
  currentPrice: shopMoney(100_000),
  previousPrice: null,
  isOffertPrice: false,
  vatPercent: 21,
  category: 3,
  state: 'published' as const,
  publishAt: null,
  sizes: [],
}));
const sheet = {
  rows: rowsOf(products, 'products'),
  columns: gridColumns.products,
  categories: [
    { id: 3, title: 'Camisas', genre: 'women' as const },
    { id: 4, title: 'Remeras', genre: 'women' as const },
  ],
};

/** Presses keys, as 'Ctrl+d'; a text is what the field has then. Keys that the browser handles change nothing. */
function play(...keys: readonly (string | { readonly text: string })[]): GridState {
  return keys.reduce<GridState>((state, key) => {
    if (typeof key !== 'string') return { ...state, draft: key.text };
    const parts = key.split('+');
    const held = (name: string) => parts.includes(name);
    const asked = { key: parts.at(-1) ?? '', isFar: held('Ctrl'), isShift: held('Shift'), isAlt: held('Alt') };
    return pressed(sheet, state, asked) ?? state;
  }, emptyState);
}

test('GOOD-4 ten prices are typed one below the other, each with Enter', () => {
  const keys = Array.from({ length: 10 }, (_, at) => [{ text: `9${at}0` }, 'Enter']).flat();
  const state = play(...keys);
  expect(changesOf(state.edits).map(({ to }) => to)).toEqual([900, 910, 920, 930, 940, 950, 960, 970, 980, 990]);
  expect(state.chosen.active).toEqual({ row: 10, column: 0 });
});

test('GOOD-4 a key that is typed begins a cell, Escape leaves it as it was, and Tab writes it', () => {
  expect(play('7').draft).toBe('7');
  const left = play('7', 'Escape');
  expect([left.draft, left.edits.size]).toEqual([undefined, 0]);
  const written = play('7', { text: '700' }, 'Tab');
  expect([written.edits.size, written.chosen.active.column]).toEqual([1, 1]);
  expect(play('Enter').draft).toBe('1000,00');
  expect(play('Enter', 'Enter').edits.size).toBe(0);
});

test('GOOD-4 Tab goes along a row, and at its ends leaves the grid', () => {
  const keys = { key: 'Tab', isFar: false, isShift: false, isAlt: false };
  expect(play('Tab', 'Tab').chosen.active.column).toBe(2);
  expect(pressed(sheet, play('End'), keys)).toBeUndefined();
  expect(pressed(sheet, emptyState, { ...keys, isShift: true })).toBeUndefined();
});

test('GOOD-4 a choice is begun by its value, and an offer is turned', () => {
  const choice = play('Tab', 'Tab', 'Tab', 'Enter');
  expect(choice.draft).toBe('3');
  const chosen = play('Tab', 'Tab', 'Tab', 'Enter', { text: '4' }, 'Enter');
  expect(changesOf(chosen.edits)).toMatchObject([{ field: 'category', productId: 1, from: 3, to: 4 }]);
  expect(changesOf(play('Tab', 'Tab', ' ').edits)).toMatchObject([
    { field: 'isOffertPrice', to: true },
    { field: 'previousPrice', to: 1000 },
  ]);
});

test('GOOD-4 Ctrl+D fills down, Ctrl+Z takes it back, Ctrl+A chooses the column', () => {
  const filled = play('5', { text: '5' }, 'Enter', 'ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Ctrl+d');
  expect(changesOf(filled.edits).map(({ to }) => to)).toEqual([5, 5, 5]);
  const back = pressed(sheet, filled, { key: 'z', isFar: true, isShift: false, isAlt: false });
  expect(back?.edits.size).toBe(1);
  expect(blockOf(play('Tab', 'Ctrl+a').chosen)).toEqual({ top: 0, bottom: 11, left: 1, right: 1 });
});
