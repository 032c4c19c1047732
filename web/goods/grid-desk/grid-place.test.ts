import { expect, test } from 'vitest';
import { atStart, blockOf, chosenAt, isIn, movedBy, within } from './grid-place.ts';

const extent = { rows: 1000, columns: 5 };
const at = (row: number, column: number) => ({ row, column });

test.each([
  ['ArrowDown', false, 5, 2],
  ['ArrowUp', false, 3, 2],
  ['ArrowLeft', false, 4, 1],
  ['ArrowRight', true, 4, 4],
  ['ArrowDown', true, 999, 2],
  ['Home', false, 4, 0],
  ['End', false, 4, 4],
  ['Home', true, 0, 0],
  ['End', true, 999, 4],
  ['PageDown', false, 16, 2],
  ['PageUp', false, 0, 2],
] as const)('GOOD-4 the key %s, with Ctrl %s, goes to row %d and column %d', (key, isFar, row, column) => {
  const moved = movedBy({ key, isFar }, at(4, 2), extent);
  expect(moved && within(extent, moved)).toEqual(at(row, column));
});

test('GOOD-4 other keys do not move', () => {
  for (const key of ['a', 'Enter', 'Shift']) expect(movedBy({ key, isFar: false }, at(0, 0), extent)).toBeUndefined();
});

test('GOOD-4 a block is chosen in any direction from where it began', () => {
  const chosen = chosenAt(chosenAt(atStart, at(6, 3)), at(4, 1), true);
  expect(blockOf(chosen)).toEqual({ top: 4, bottom: 6, left: 1, right: 3 });
  expect([isIn(blockOf(chosen), at(5, 2)), isIn(blockOf(chosen), at(5, 4))]).toEqual([true, false]);
  expect(blockOf(chosenAt(chosen, at(9, 9)))).toEqual({ top: 9, bottom: 9, left: 9, right: 9 });
});
