import { expect, test } from 'vitest';
import { openAgainMs } from './open-again.ts';

test('DESK-5 a refused stream is opened again later each time, spread, and at least every five minutes', () => {
  expect([0, 1, 2, 50].map((refusals) => openAgainMs(refusals, 1))).toEqual([5_000, 10_000, 20_000, 300_000]);
  expect(openAgainMs(0, 0)).toBe(2_500);
});
