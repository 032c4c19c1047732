import { expect, test } from 'vitest';
import { isWrongMost, preorderOf, typedPreorder } from './preorder-form.tsx';

const sizes = [
  { variantId: 1, size: 'S', most: 5, on: '2026-12-12', waiting: 2 },
  { variantId: 2, size: 'M', most: null, on: null, waiting: 0 },
];

test('GOOD-10 the form of pre-orders sends what it began with, and no day once no size can be ordered', () => {
  const typed = typedPreorder(sizes);
  expect(typed).toEqual({ on: '2026-12-12', most: { 1: '5', 2: '' } });
  const stays = { variantId: 2, most: null };
  expect(preorderOf(sizes, typed)).toEqual({ on: '2026-12-12', sizes: [{ variantId: 1, most: 5 }, stays] });
  const ended = { ...typed, most: { 1: ' ', 2: '' } };
  expect(preorderOf(sizes, ended)).toEqual({ on: null, sizes: [{ variantId: 1, most: null }, stays] });
});

test('GOOD-10 a number of units is from 1 to 9999, or empty', () => {
  expect(['', ' 1 ', '9999'].filter(isWrongMost)).toEqual([]);
  expect(['0', '-1', '1,5', 'x', '10000'].filter((typed) => !isWrongMost(typed))).toEqual([]);
});
