import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsFrom, centsFromPesos, decimalOf, decimalText } from './cents.ts';
import { amountText } from './currency.ts';

test('cents are the same after a round trip through every notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(centsFrom(decimalOf(cents))).toBe(cents);
      expect(centsFrom(decimalText(cents))).toBe(cents);
      expect(centsFromPesos(amountText(cents, 'ARS'))).toBe(cents);
    }),
  );
});

test.for([
  ['1.299,50', 129950],
  ['1299,5', 129950],
  ['1299.50', 129950],
  ['1.299', 129900],
  ['$ 12', 1200],
  ['1.29,50', null],
  ['-3', null],
  ['1e3', null],
  ['', null],
] as const)('"%s" typed by a person is %s cents', ([typed, cents]) => {
  expect(centsFromPesos(typed)).toBe(cents);
});

test.for([0.1 + 0.2, -1, 1e21, Number.NaN, '1,5', null, {}])('%s is no amount', (amount) => {
  expect(centsFrom(amount)).toBeNull();
});
