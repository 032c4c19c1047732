import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { compare, fromDecimal, moneyOf, shopMoney, sum, times, toDecimal } from './money.ts';

/** The largest amount that the shop stores for a price, in the smallest unit. */
const most = 9_999_999_999;
const minor = fc.integer({ min: 0, max: most });

/** Currencies of each number of decimals; of one that is in no table two are assumed. */
const currency = fc.constantFrom('ARS', 'CLP', 'XTS');

test.for([
  [0.29, 29],
  [1.005, 101],
  [1.1, 110],
  [4.35, 435],
  [8.2, 820],
  [19.99, 1999],
  [1299.5, 129_950],
  [99_999_999.99, most],
  [0, 0],
] as const)('MEND-48 %d pesos on the wire are %d of the smallest unit', ([decimal, expected]) => {
  expect(fromDecimal(decimal, 'ARS')).toEqual({ minor: expected, currency: 'ARS' });
});

test('MEND-48 a currency without decimals has none on the wire', () => {
  expect(fromDecimal(12_990, 'CLP')).toEqual({ minor: 12_990, currency: 'CLP' });
  expect(fromDecimal(0.5, 'CLP')).toEqual({ minor: 1, currency: 'CLP' });
  expect(toDecimal(moneyOf(12_990, 'CLP'))).toBe(12_990);
  expect(fromDecimal(1.5)).toEqual(shopMoney(150));
});

test('MEND-48 every amount comes back from the wire as it left, also through JSON', () => {
  fc.assert(
    fc.property(minor, currency, (value, code) => {
      const onTheWire = JSON.stringify(toDecimal(moneyOf(value, code)));
      expect(fromDecimal(Number(onTheWire), code)).toEqual(moneyOf(value, code));
      expect(onTheWire).toMatch(code === 'CLP' ? /^\d+$/ : /^\d+(\.\d{1,2})?$/);
    }),
  );
});

test('MEND-48 a third decimal is rounded to the nearest cent, and half a cent up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: most }), (thousandths) => {
      const digits = String(thousandths).padStart(4, '0');
      const written = `${digits.slice(0, -3)}.${digits.slice(-3)}`;
      expect(fromDecimal(Number(written), 'ARS').minor).toBe(Number((BigInt(thousandths) + 5n) / 10n));
    }),
  );
});

test('MEND-48 only whole numbers within the exact integers are money', () => {
  for (const value of [0.5, Number.NaN, Infinity, 2 ** 53]) expect(() => shopMoney(value)).toThrow(RangeError);
  expect(() => fromDecimal(Number.NaN)).toThrow(RangeError);
  expect(() => times(shopMoney(most), 2 ** 30)).toThrow(RangeError);
  expect(() => sum(shopMoney(Number.MAX_SAFE_INTEGER), shopMoney(1))).toThrow(RangeError);
});

test('MEND-48 nothing is 0 and never -0, whatever it was made from', () => {
  expect(Object.is(times(shopMoney(0), -1).minor, 0)).toBe(true);
  expect(allocate(shopMoney(-1), [1, 1]).map(({ minor: share }) => Object.is(share, -0))).toEqual([false, false]);
});

test('MEND-48 amounts of two currencies have no sum and no order', () => {
  const [pesos, others] = [moneyOf(1, 'ARS'), moneyOf(1, 'CLP')];
  expect(() => sum(pesos, pesos, others)).toThrow(RangeError);
  expect(() => compare(pesos, others)).toThrow(RangeError);
});

test('MEND-48 sums, products and comparisons are those of the numbers', () => {
  fc.assert(
    fc.property(minor, minor, fc.integer({ min: 0, max: 999 }), currency, (a, b, quantity, code) => {
      const [one, other] = [moneyOf(a, code), moneyOf(b, code)];
      expect(sum(one, other)).toEqual(moneyOf(a + b, code));
      expect(times(one, quantity)).toEqual(moneyOf(a * quantity, code));
      expect(Math.sign(compare(one, other))).toBe(Math.sign(a - b));
    }),
  );
});

describe('MEND-48 an amount that is split by weights', () => {
  const amount = fc.integer({ min: -most, max: most });
  const weights = fc
    .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 })
    .filter((all) => all.some((weight) => weight > 0));
  const minors = (value: number, by: readonly number[]) => allocate(shopMoney(value), by).map((share) => share.minor);

  test('loses no unit and makes none up', () => {
    fc.assert(
      fc.property(amount, weights, currency, (value, by, code) => {
        const [first = moneyOf(0, code), ...others] = allocate(moneyOf(value, code), by);
        expect(sum(first, ...others)).toEqual(moneyOf(value, code));
      }),
    );
  });

  test('gives each less than a unit more or less than its exact share', () => {
    fc.assert(
      fc.property(amount, weights, (value, by) => {
        const whole = BigInt(by.reduce((total, weight) => total + weight, 0));
        for (const [place, share] of minors(value, by).entries()) {
          const off = BigInt(share) * whole - BigInt(value) * BigInt(by[place] ?? 0);
          expect(off < whole && off > -whole).toBe(true);
        }
      }),
    );
  });

  test('gives nothing to a weight of 0, and no less to a larger weight', () => {
    fc.assert(
      fc.property(minor, weights, (value, by) => {
        const shares = by.map((weight, place) => ({ weight, share: minors(value, by)[place] ?? 0 }));
        expect(shares.every(({ weight, share }) => weight > 0 || share === 0)).toBe(true);
        const ordered = shares.toSorted((a, b) => a.weight - b.weight || a.share - b.share).map(({ share }) => share);
        expect(ordered).toEqual(ordered.toSorted((a, b) => a - b));
      }),
    );
  });

  test('gives what is over to the largest remainders, the first of equal ones', () => {
    expect(minors(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(minors(100, [1, 2, 4])).toEqual([14, 29, 57]);
    expect(minors(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(minors(2, [1, 1, 1])).toEqual([1, 1, 0]);
    expect(minors(Number.MAX_SAFE_INTEGER, [1, 1])).toEqual([4_503_599_627_370_496, 4_503_599_627_370_495]);
  });

  test('is refused for weights that say nothing', () => {
    for (const by of [[], [0], [0, 0], [1, -1], [0.5, 0.5], [Number.NaN]]) {
      expect(() => allocate(shopMoney(1), by)).toThrow(RangeError);
    }
  });
});
