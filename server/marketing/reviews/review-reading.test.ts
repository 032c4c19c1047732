import { expect, test } from 'vitest';
import { summaryOf } from './review-reading.ts';

test('REV-1 the summary of a product counts from five stars to one and rounds its average to one decimal', () => {
  expect(summaryOf([1, 0, 0, 2, 3])).toEqual({
    average: 4,
    total: 6,
    histogram: [
      { calification: 5, count: 3 },
      { calification: 4, count: 2 },
      { calification: 3, count: 0 },
      { calification: 2, count: 0 },
      { calification: 1, count: 1 },
    ],
  });
  expect(summaryOf([0, 1, 0, 0, 2]).average).toBe(4);
  expect(summaryOf([0, 0, 0, 1, 2]).average).toBe(4.7);
});

test('REV-1 a product without reviews has no average', () => {
  expect(summaryOf([0, 0, 0, 0, 0])).toMatchObject({ average: null, total: 0 });
});
