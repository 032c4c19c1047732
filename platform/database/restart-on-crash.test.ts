import { expect, test } from 'vitest';
import { pauseAfter } from './restart-on-crash.ts';

test('the first restart comes at once, the next ones after pauses that grow up to the longest', () => {
  expect([1, 2, 3, 4, 5].map((failures) => pauseAfter(failures, 60_000))).toEqual([0, 500, 1000, 2000, 4000]);
  expect([9, 100, 2000].map((failures) => pauseAfter(failures, 60_000))).toEqual([60_000, 60_000, 60_000]);
});
