import { expect, test } from 'vitest';
import { cents } from './money.ts';
import { formatPrice } from './price-words.ts';

test('an amount is written the Argentine way, always with two decimals', () => {
  expect(formatPrice(cents(129950))).toBe('$\u00a01.299,50');
  expect(formatPrice(cents(0))).toBe('$\u00a00,00');
  expect(formatPrice(cents(9_999_999_900))).toBe('$\u00a099.999.999,00');
});
