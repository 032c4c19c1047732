import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf, shopMoney } from './money.ts';
import { formatPrice, formatWholePrice } from './price-words.ts';
import { spreadsheetPrice } from './spreadsheet-price.ts';
import { parsePrice } from './typed-price.ts';

test('an amount is written the Argentine way, always with two decimals', () => {
  expect(formatPrice(shopMoney(129950))).toBe('$\u00a01.299,50');
  expect(formatPrice(shopMoney(0))).toBe('$\u00a00,00');
  expect(formatPrice(shopMoney(9_999_999_900))).toBe('$\u00a099.999.999,00');
});

test('an amount is written with the sign and the decimals of its currency', () => {
  expect(formatPrice(moneyOf(129_950, 'CLP'))).toBe('CLP\u00a0129.950');
  expect(formatPrice(moneyOf(129_950, 'UYU'))).toBe('UYU\u00a01.299,50');
  expect(formatWholePrice(shopMoney(129_950))).toBe('$\u00a01.300');
  expect(formatWholePrice(moneyOf(1300, 'CLP'))).toBe('CLP\u00a01.300');
});

test('DESK-2 an amount in a spreadsheet is a number of Spanish ones, without sign and groups', () => {
  expect(spreadsheetPrice(shopMoney(129_950))).toBe('1299,50');
  expect(spreadsheetPrice(shopMoney(0))).toBe('0,00');
  expect(spreadsheetPrice(moneyOf(129_950, 'CLP'))).toBe('129950');
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
  expect(parsePrice(typed)?.minor).toBe(amount);
});

test('MEND-25 a price is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (amount) => {
      expect(parsePrice(formatPrice(shopMoney(amount)))).toEqual(shopMoney(amount));
    }),
  );
});
