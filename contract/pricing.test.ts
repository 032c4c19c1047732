import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf, shopMoney } from './money.ts';
import { pricePaid, subtotalOf, totalsOf } from './pricing.ts';

const flat = shopMoney(5000);

const line = fc.record({
  currentPrice: fc.integer({ min: 0, max: 9_999_999_999 }).map(shopMoney),
  quantity: fc.integer({ min: 1, max: 99 }),
});

test('MEND-48 the lines and the shipping make up the total to the cent, and an empty bag costs nothing', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
      const { subtotal, shipping, total } = totalsOf(lines, flat);
      const exact = lines.reduce((sum, one) => sum + BigInt(one.currentPrice.minor) * BigInt(one.quantity), 0n);
      expect(BigInt(subtotal.minor)).toBe(exact);
      expect(shipping).toEqual(shopMoney(exact === 0n ? 0 : 5000));
      expect(total).toEqual(shopMoney(subtotal.minor + shipping.minor));
    }),
  );
  const nothing = shopMoney(0);
  expect(totalsOf([], flat)).toEqual({ subtotal: nothing, discount: nothing, shipping: nothing, total: nothing });
});

test('MEND-48 the shipping is what its line says, in the currency of the lines', () => {
  expect(totalsOf([{ currentPrice: shopMoney(100), quantity: 2 }], shopMoney(0)).total).toEqual(shopMoney(200));
  const foreign = [{ currentPrice: moneyOf(100, 'CLP'), quantity: 1 }];
  expect(() => totalsOf(foreign, flat)).toThrow(RangeError);
});

test('DESK-4 what all units together cost with a discount is never more than was paid for them, and less by a cent a unit at most', () => {
  const discounted = fc
    .array(
      fc.record({
        currentPrice: fc.integer({ min: 1, max: 99_999_999 }).map(shopMoney),
        quantity: fc.integer({ min: 1, max: 20 }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .chain((lines) => {
      const { minor } = subtotalOf(lines, shopMoney(0));
      return fc.record({ lines: fc.constant(lines), discount: fc.integer({ min: 0, max: minor }).map(shopMoney) });
    });
  fc.assert(
    fc.property(discounted, ({ lines, discount }) => {
      const totals = totalsOf(lines, flat, discount);
      expect(totals.total).toEqual(shopMoney(totals.subtotal.minor - discount.minor + 5000));
      const units = lines.reduce((count, { quantity }) => count + quantity, 0);
      const refunded = lines.reduce((sum, one) => sum + pricePaid(one.currentPrice, totals).minor * one.quantity, 0);
      const paid = totals.subtotal.minor - discount.minor;
      expect(refunded).toBeLessThanOrEqual(paid);
      expect(refunded).toBeGreaterThanOrEqual(paid - units);
    }),
  );
});
