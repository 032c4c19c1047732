import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostAmount, shopMoney } from './money.ts';
import { withoutVat } from './net-price.ts';

test.each([
  [12_100, 21, 10_000],
  [129_950, 21, 107_397],
  [1_000, 10.5, 905],
  // Half of a unit rounds up.
  [3, 100, 2],
  [1_000, 0, 1_000],
])('OWN-2 %i with %f percent of tax is %i without', (price, percent, net) => {
  expect(withoutVat(shopMoney(price), percent)).toEqual(shopMoney(net));
});

test('OWN-2 a price without tax is less than the price, and with the tax again the price, to a unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 11, max: mostAmount * 100 }), fc.constantFrom(21, 10.5, 27), (price, percent) => {
      const { minor } = withoutVat(shopMoney(price), percent);
      expect(minor).toBeLessThan(price);
      expect(Math.abs(minor * (1 + percent / 100) - price)).toBeLessThan(1);
    }),
  );
});
