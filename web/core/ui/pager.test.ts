import { expect, test } from 'vitest';
import { pageBlock } from './pager.tsx';

test('a pager moves in blocks of five numbers', () => {
  expect(pageBlock(1, 12)).toEqual({ numbers: [1, 2, 3, 4, 5], after: 6 });
  expect(pageBlock(5, 12)).toEqual({ numbers: [1, 2, 3, 4, 5], after: 6 });
  expect(pageBlock(6, 12)).toEqual({ numbers: [6, 7, 8, 9, 10], before: 5, after: 11 });
  expect(pageBlock(12, 12)).toEqual({ numbers: [11, 12], before: 10 });
});

test('few pages are one block', () => {
  expect(pageBlock(2, 3)).toEqual({ numbers: [1, 2, 3] });
  expect(pageBlock(1, 0)).toEqual({ numbers: [] });
});
