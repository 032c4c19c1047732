import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf, shopMoney, sum } from '#contract/core/money/money.ts';
import { withoutVat } from '#contract/core/money/net-price.ts';
import { taxShares } from './tax-shares.ts';

test('DESK-4 the tax in the adjustments and in the price before them is the tax in the price after them, to the cent', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 6 });
  const rest = fc.integer({ min: 0, max: 9_999_999 });
  const percent = fc.constantFrom(0, 10.5, 16, 19, 21, 22);
  fc.assert(
    fc.property(steps, rest, percent, fc.constantFrom('ARS', 'CLP'), (taken, left, rate, currency) => {
      const goods = moneyOf(
        taken.reduce((all, one) => all + one, left),
        currency,
      );
      const amounts = taken.map((one) => moneyOf(-one, currency));
      const taxes = taxShares(goods, amounts, rate);
      const taxOf = (minor: number) => minor - withoutVat(moneyOf(minor, currency), rate).minor;
      expect(taxOf(goods.minor) + sum(moneyOf(0, currency), ...taxes).minor).toBe(taxOf(left));
      for (const [at, { minor }] of taxes.entries()) {
        const exact = ((amounts[at]?.minor ?? 0) * rate) / (100 + rate);
        expect(Math.abs(minor - exact)).toBeLessThanOrEqual(1);
        expect(minor).toBeLessThanOrEqual(0);
        expect(minor).toBeGreaterThanOrEqual(amounts[at]?.minor ?? 0);
      }
    }),
  );
  expect(taxShares(shopMoney(24_200), [shopMoney(-12_100)], 21)).toEqual([shopMoney(-2100)]);
});
