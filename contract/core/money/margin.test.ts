import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marginOf, marginWords } from './margin.ts';
import { shopMoney } from './money.ts';

const of = (price: number, costs: readonly (number | null)[], vat = 21) =>
  marginOf(
    shopMoney(price),
    costs.map((cost) => (cost === null ? null : shopMoney(cost))),
    vat,
  );

test.each([
  // 121 with 21 % of tax is 100 without: 60 of it are left.
  [12_100, [4_000], 21, 60, 60],
  [12_100, [4_000, null, 5_550], 21, 44.5, 60],
  [12_100, [15_000], 21, -50, -50],
  [10_000, [3_333], 0, 66.7, 66.7],
])('GOOD-9 of %i, costs %j, tax %i the margin is %f to %f', (price, costs, vat, least, most) => {
  expect(of(price, costs, vat)).toEqual({ least, most });
});

test('GOOD-9 without a cost, or a price, there is no margin', () => {
  expect(of(12_100, [])).toBeNull();
  expect(of(12_100, [null])).toBeNull();
  expect(of(0, [100])).toBeNull();
});

test('GOOD-9 a higher cost leaves less, and nothing leaves more than all', () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, amount, fc.constantFrom(0, 10.5, 21), (price, one, other, vat) => {
      const [cheap, dear] = [Math.min(one, other), Math.max(one, other)];
      const both = of(price + 100, [dear, cheap], vat);
      expect(both).toEqual({ least: of(price + 100, [dear], vat)?.least, most: of(price + 100, [cheap], vat)?.most });
      expect(both?.least).toBeLessThanOrEqual(both?.most ?? 0);
      expect(both?.most).toBeLessThanOrEqual(100);
    }),
  );
});

test('GOOD-9 a margin is said in words of the shop’s country', () => {
  expect(marginWords({ least: 44.5, most: 60 })).toBe('44,5 – 60 %');
  expect(marginWords({ least: -3, most: -3 })).toBe('-3 %');
});
