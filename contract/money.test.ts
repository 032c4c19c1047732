import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCents, cents, fromDecimal, timesCents, toDecimal, totalsOf } from './money.ts';

/** The largest amount that the shop stores for a price, in cents. */
const most = 9_999_999_999;
const amount = fc.integer({ min: 0, max: most });

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
] as const)('MEND-48 %d on the wire are %d cents', ([decimal, expected]) => {
  expect(fromDecimal(decimal)).toBe(expected);
});

test('MEND-48 every amount comes back from the wire as it left, also through JSON', () => {
  fc.assert(
    fc.property(amount, (value) => {
      const onTheWire = JSON.stringify(toDecimal(cents(value)));
      expect(fromDecimal(Number(onTheWire))).toBe(value);
      expect(onTheWire).toMatch(/^\d+(\.\d{1,2})?$/);
    }),
  );
});

test('MEND-48 a third decimal is rounded to the nearest cent, and half a cent up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: most }), (thousandths) => {
      const digits = String(thousandths).padStart(4, '0');
      const written = `${digits.slice(0, -3)}.${digits.slice(-3)}`;
      expect(fromDecimal(Number(written))).toBe(Number((BigInt(thousandths) + 5n) / 10n));
    }),
  );
});

test('MEND-48 only whole cents within the exact integers are money', () => {
  for (const value of [0.5, Number.NaN, Infinity, 2 ** 53]) expect(() => cents(value)).toThrow(RangeError);
  expect(() => fromDecimal(Number.NaN)).toThrow(RangeError);
  expect(() => timesCents(cents(most), 2 ** 30)).toThrow(RangeError);
  expect(() => addCents(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError);
});

test('MEND-48 the lines and the shipping make up the total to the cent, and an empty bag costs nothing', () => {
  const line = fc.record({ currentPrice: amount.map(cents), quantity: fc.integer({ min: 1, max: 99 }) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
      const { subtotal, shipping, total } = totalsOf(lines);
      const exact = lines.reduce((sum, one) => sum + BigInt(one.currentPrice) * BigInt(one.quantity), 0n);
      expect(BigInt(subtotal)).toBe(exact);
      expect(shipping).toBe(exact === 0n ? 0 : 5000);
      expect(total).toBe(subtotal + shipping);
    }),
  );
  expect(totalsOf([])).toEqual({ subtotal: 0, shipping: 0, total: 0 });
});
