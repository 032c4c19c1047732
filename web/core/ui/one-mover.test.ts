import { expect, test } from 'vitest';
import { whenFree } from './auto-advance.ts';

test('LAND-5 carousels move one after the other', () => {
  const moves: string[] = [];
  const [endFirst, endSecond, endThird] = ['first', 'second', 'third'].map((name) => whenFree(() => moves.push(name)));
  expect(moves).toEqual(['first']);
  endSecond?.();
  expect(moves).toEqual(['first']);
  endFirst?.();
  endFirst?.();
  expect(moves).toEqual(['first', 'third']);
  endThird?.();
  whenFree(() => moves.push('fourth'))();
  expect(moves).toEqual(['first', 'third', 'fourth']);
});
