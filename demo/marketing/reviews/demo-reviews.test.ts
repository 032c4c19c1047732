import { expect, test } from 'vitest';
import { demoReviews } from './demo-reviews.ts';
import { reviewers } from './insert-demo-reviews.ts';

const colors = Array.from({ length: 120 }, (_, place) => (place % 2 === 0 ? 'Negro' : 'Crudo'));
const written = demoReviews({ colors, reviewers: reviewers.length });

test('REV-1 the demo shop has about 150 reviews, unevenly spread, and many products without any', () => {
  expect(written.length).toBe(150);
  const perProduct = [...Map.groupBy(written, ({ product }) => product).values()].map(({ length }) => length);
  expect(Math.max(...perProduct)).toBe(14);
  expect(perProduct.length).toBeLessThan(colors.length / 2);
  expect(new Set(written.map(({ calification }) => calification))).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('REV-2 no demo user reviews a product twice, and no two reviews are the same', () => {
  expect(new Set(written.map(({ reviewer, product }) => `${reviewer} ${product}`)).size).toBe(written.length);
  expect(new Set(written.map(({ comment }) => comment)).size).toBe(written.length);
  expect(written.every(({ comment }) => !comment.includes('{'))).toBe(true);
});

test('REV-1 the demo is the same every time', () => {
  expect(demoReviews({ colors, reviewers: reviewers.length })).toEqual(written);
});
