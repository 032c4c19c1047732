import { expect, test } from 'vitest';
import { amountIn, countIn, differenceIn, measureIn, netAmountIn } from './numbers.ts';

test.each([
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234', 1234],
  ['1,234', 1234],
  ['1.234.567', 1_234_567],
  ["1'234.50", 1234.5],
  ['1234.5', 1234.5],
  ['0.500', 0.5],
  ['$ 1.234,5', 1234.5],
  ['ARS 10', 10],
  ['10 €', 10],
  ['', undefined],
  [1.234, 1.234],
] as const)('GOOD-3 the price %j is %j, whatever the cells beside it are like', (cell, price) => {
  expect(amountIn(cell)).toBe(price);
});

test.each([
  'diez',
  '-5',
  '1.2345.6',
  '1.23,45.6',
  '12,34,5',
  '1e400',
  '9'.repeat(13),
  '9'.repeat(400),
  -1,
  1e300,
  Number.NaN,
])('GOOD-3 %j is no price', (cell) => {
  expect(amountIn(cell)).toBeNull();
});

test('GOOD-3 a weight has as many decimals as it is written with, and a number of units has none', () => {
  expect([measureIn('0.250'), measureIn('1,250'), measureIn('1e9'), measureIn(-1)]).toEqual([0.25, 1.25, null, null]);
  expect([countIn('12.0'), countIn('-3'), countIn('1.5'), countIn(1e12)]).toEqual([12, -3, null, null]);
});

test('MOVE-1 prices without taxes have as many decimals as they need, and differences have a sign', () => {
  expect([netAmountIn('16.528926'), netAmountIn('24.793'), netAmountIn('24,79 €')]).toEqual([16.528926, 24.793, 24.79]);
  const difference = (cell: string | number) => differenceIn(cell, netAmountIn);
  expect(['-5,00', '+2.5', '−1', '0', ''].map(difference)).toEqual([-5, 2.5, -1, 0, undefined]);
  expect([difference(-4), difference('5-'), difference('--5'), difference('1.234,50.1')]).toEqual([
    -4,
    null,
    null,
    null,
  ]);
});
