import { expect, test } from 'vitest';
import { placeAt } from './use-reorder.ts';

const rows = [0, 100, 200, 300].map((top) => ({ top, bottom: top + 100 }));

test('OWN-4 a dragged block takes the place of each neighbour whose middle the pointer has passed', () => {
  expect(placeAt(rows, 1, 150)).toBe(1);
  expect(placeAt(rows, 1, 249)).toBe(1);
  expect(placeAt(rows, 1, 251)).toBe(2);
  expect(placeAt(rows, 1, 9999)).toBe(3);
  expect(placeAt(rows, 3, 49)).toBe(0);
  expect(placeAt(rows, 3, 120)).toBe(1);
});
