import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf, shopMoney } from '#contract/core/money/money.ts';
import { discountShares, paidForUnits, subtotalOf, totalsOf } from './pricing.ts';

const flat = shopMoney(5000);

const line = fc.record({
  currentPrice: fc.integer({ min: 0, max: 9_999_999_999 }).map(shopMoney),
  quantity: fc.integer({ min: 1, max: 99 }),
});

/** Lines and a discount of at most what they cost. */
const discounted = fc
  .array(
    fc.record({
      currentPrice: fc.integer({ min: 0, max: 9_999_999_999 }).map(shopMoney),
      quantity: fc.integer({ min: 1, max: 20 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .chain((lines) => {
    const { minor } = subtotalOf(lines, shopMoney(0));
    return fc.record({ lines: fc.constant(lines), discount: fc.integer({ min: 0, max: minor }).map(shopMoney) });
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

test('DESK-4 a discount is shared by the lines to the last cent, by whom each is less than one away from its exact share', () => {
  fc.assert(
    fc.property(discounted, ({ lines, discount }) => {
      const { subtotal, shipping, total } = totalsOf(lines, flat, discount);
      // What is given for nothing is sent for nothing.
      expect(shipping.minor).toBe(subtotal.minor === discount.minor ? 0 : 5000);
      expect(total).toEqual(shopMoney(subtotal.minor - discount.minor + shipping.minor));
      const shares = discountShares(lines, discount);
      expect(shares.reduce((sum, { minor }) => sum + minor, 0)).toBe(discount.minor);
      for (const [at, { currentPrice, quantity }] of lines.entries()) {
        const cost = currentPrice.minor * quantity;
        const share = shares[at]?.minor ?? -1;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(cost);
        const away = BigInt(share) * BigInt(subtotal.minor) - BigInt(discount.minor) * BigInt(cost);
        expect(away < BigInt(subtotal.minor) && -away < BigInt(subtotal.minor)).toBe(true);
      }
    }),
  );
});

test('DESK-4 the units of a line cost together what was paid for it, and each the same but for a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), fc.integer({ min: 1, max: 999 }), (minor, quantity) => {
      const bought = { paid: shopMoney(minor), quantity };
      expect(paidForUnits(bought, 0)).toEqual(shopMoney(0));
      expect(paidForUnits(bought, quantity)).toEqual(bought.paid);
      const each = Array.from(
        { length: quantity },
        (_, unit) => paidForUnits(bought, unit + 1).minor - paidForUnits(bought, unit).minor,
      );
      expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
    }),
  );
});
