import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from './money.ts';
import { countWords, formatPrice, parsePrice } from './price-words.ts';

test('an amount is written the Argentine way, always with two decimals', () => {
  expect(formatPrice(cents(129950))).toBe('$\u00a01.299,50');
  expect(formatPrice(cents(0))).toBe('$\u00a00,00');
  expect(formatPrice(cents(9_999_999_900))).toBe('$\u00a099.999.999,00');
});

test.each([
  ['20000', 2_000_000],
  ['20.000', 2_000_000],
  ['$ 1.299,50', 129_950],
  ['1299,5', 129_950],
  ['1299.50', 129_950],
  ['1.234.567,89', 123_456_789],
  ['0', 0],
  ['', undefined],
  ['20.00.0', undefined],
  ['1,299.50', undefined],
  ['-5', undefined],
  ['100.000.000', undefined],
  ['mucho', undefined],
] as const)('MEND-25 a price typed as %j is %s cents', (typed, amount) => {
  expect(parsePrice(typed)).toBe(amount);
});

test('MEND-25 a price is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (amount) => {
      expect(parsePrice(formatPrice(cents(amount)))).toBe(amount);
    }),
  );
});

test('MEND-26 a number of things is written as amounts are', () => {
  expect([0, 1, 1234].map((count) => countWords(count, 'producto', 'productos'))).toEqual([
    '0 productos',
    '1 producto',
    '1.234 productos',
  ]);
});
