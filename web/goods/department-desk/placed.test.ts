import { expect, test } from 'vitest';
import { placed } from './placed.ts';

test('GOOD-13 a department moves a place up or down, and nowhere beyond the ends', () => {
  expect(placed(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(placed(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(placed(['a', 'b'], 0, -1)).toBeUndefined();
  expect(placed(['a', 'b'], 1, 2)).toBeUndefined();
});
