import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf, shopMoney, sum } from '#contract/core/money/money.ts';
import { purchasePrice } from './purchase-price.ts';
import { paidForUnits, price, subtotalOf, type PriceChange } from './pricing.ts';

const flat = shopMoney(5000);

const line = fc.record({
  currentPrice: fc.integer({ min: 0, max: 9_999_999_999 }).map(shopMoney),
  quantity: fc.integer({ min: 1, max: 99 }),
});

/** A purchase in any currency, and where each of its adjustments is taken from: of so much in a million, of what is left there. */
const adjusted = fc.record({
  currency: fc.constantFrom('ARS', 'EUR', 'CLP', 'PYG'),
  bought: fc.array(
    fc.record({ each: fc.integer({ min: 0, max: 9_999_999_999 }), quantity: fc.integer({ min: 1, max: 20 }) }),
    { minLength: 1, maxLength: 8 },
  ),
  delivery: fc.constantFrom(0, 1, 5000),
  wanted: fc.array(
    fc.record({
      at: fc.option(fc.nat(7)),
      millionths: fc.oneof(fc.constant(1_000_000), fc.integer({ min: 1, max: 999_999 })),
    }),
    { maxLength: 5 },
  ),
});

type Adjusted = typeof adjusted extends fc.Arbitrary<infer A> ? A : never;

/** The lines of a purchase, and adjustments of which each takes no more than the ones before it leave. */
function purchaseOf({ currency, bought, delivery, wanted }: Adjusted) {
  const lines = bought.map(({ each, quantity }) => ({ currentPrice: moneyOf(each, currency), quantity }));
  const shipping = moneyOf(delivery, currency);
  const changes = wanted.reduce<PriceChange[]>((before, { at, millionths }) => {
    const place = at === null ? null : at % lines.length;
    const left = price(lines, shipping, before).lines.flatMap(({ paid }, each) =>
      place === null || place === each ? [BigInt(paid.minor)] : [],
    );
    const taken = (left.reduce((all, one) => all + one, 0n) * BigInt(millionths)) / 1_000_000n;
    return taken === 0n ? before : [...before, { line: place, amount: moneyOf(-Number(taken), currency) }];
  }, []);
  return { lines, shipping, changes };
}

test('MEND-48 the lines and the shipping make up the total to the cent, and an empty bag costs nothing', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
      const { subtotal, shipping, total } = price(lines, flat);
      const exact = lines.reduce((all, one) => all + BigInt(one.currentPrice.minor) * BigInt(one.quantity), 0n);
      expect(BigInt(subtotal.minor)).toBe(exact);
      expect(shipping).toEqual(shopMoney(exact === 0n ? 0 : 5000));
      expect(total).toEqual(shopMoney(subtotal.minor + shipping.minor));
    }),
  );
  const nothing = shopMoney(0);
  expect(price([], flat)).toEqual({ lines: [], adjustments: [], subtotal: nothing, shipping: nothing, total: nothing });
});

test('MEND-48 the shipping is what its line says, in the currency of the lines', () => {
  expect(price([{ currentPrice: shopMoney(100), quantity: 2 }], shopMoney(0)).total).toEqual(shopMoney(200));
  const foreign = [{ currentPrice: moneyOf(100, 'CLP'), quantity: 1 }];
  expect(() => price(foreign, flat)).toThrow(RangeError);
});

test('DESK-4 adjustments are shared by the lines and their units to the smallest unit, and with the delivery they are the total', () => {
  fc.assert(
    fc.property(adjusted, (given) => {
      const { lines, shipping: delivery, changes } = purchaseOf(given);
      const nothing = moneyOf(0, given.currency);
      const priced = price(lines, delivery, changes);
      const amounts = priced.adjustments.map(({ amount }) => amount);
      expect(amounts).toEqual(changes.map(({ amount }) => amount));
      expect(priced.subtotal).toEqual(subtotalOf(lines, nothing));
      expect(priced.total).toEqual(sum(priced.subtotal, ...amounts, priced.shipping));
      const goods = sum(nothing, ...priced.lines.map(({ paid }) => paid));
      // What is given for nothing is sent for nothing.
      expect(priced.shipping).toEqual(goods.minor === 0 ? nothing : delivery);
      expect(sum(goods, priced.shipping)).toEqual(priced.total);
      for (const { amount, shares } of priced.adjustments) expect(sum(nothing, ...shares)).toEqual(amount);
      for (const [at, one] of priced.lines.entries()) {
        const shares = priced.adjustments.map((adjustment) => adjustment.shares[at] ?? nothing);
        expect(one.paid).toEqual(sum(one.cost, ...shares));
        expect(one.paid.minor).toBeGreaterThanOrEqual(0);
        const units = Array.from({ length: one.quantity }, (_, unit) =>
          moneyOf(paidForUnits(one, unit + 1).minor - paidForUnits(one, unit).minor, given.currency),
        );
        expect(sum(nothing, ...units)).toEqual(one.paid);
      }
    }),
  );
});

test('DESK-4 each line bears its exact share of an adjustment but for less than one, and one of a single line nobody else’s', () => {
  fc.assert(
    fc.property(adjusted, (given) => {
      const { lines, shipping, changes } = purchaseOf(given);
      let left = price(lines, shipping).lines.map(({ cost }) => BigInt(cost.minor));
      for (const { line: place, amount, shares } of price(lines, shipping, changes).adjustments) {
        const bearing = left.map((one, at) => (place === null || place === at ? one : 0n));
        const all = bearing.reduce((total, one) => total + one, 0n);
        for (const [at, weight] of bearing.entries()) {
          const away = BigInt(shares[at]?.minor ?? 1) * all - BigInt(amount.minor) * weight;
          expect(away < all && -away < all).toBe(true);
          // Who has nothing left, or nothing to do with it, bears nothing.
          expect(shares[at]?.minor === 0 || weight > 0n).toBe(true);
        }
        left = left.map((one, at) => one + BigInt(shares[at]?.minor ?? 0));
      }
    }),
  );
});

test('DESK-4 no adjustment takes more than is left of its goods, charges for what costs nothing, is of no line or of another currency', () => {
  const lines = [
    { currentPrice: shopMoney(100), quantity: 1 },
    { currentPrice: shopMoney(50), quantity: 2 },
  ];
  const all = { line: null, amount: shopMoney(-150) };
  expect(price(lines, flat, [all]).lines.map(({ paid }) => paid.minor)).toEqual([25, 25]);
  const refused: readonly (readonly PriceChange[])[] = [
    [all, { line: null, amount: shopMoney(-51) }],
    [all, { line: 0, amount: shopMoney(-26) }],
    [{ line: 1, amount: shopMoney(-101) }],
    [{ line: 2, amount: shopMoney(-1) }],
    [{ line: null, amount: shopMoney(0) }],
    [all, { line: 0, amount: shopMoney(-25) }, { line: 0, amount: shopMoney(1) }],
    [{ line: 2, amount: shopMoney(1) }],
    [{ line: null, amount: moneyOf(-1, 'CLP') }],
  ];
  for (const changes of refused) expect(() => price(lines, flat, changes)).toThrow(RangeError);
  expect(() => price([], flat, [{ line: null, amount: shopMoney(-1) }])).toThrow(RangeError);
});

test('PRICE-3 an adjustment among some lines is borne by these alone, in proportion, and takes no more than they cost', () => {
  const lines = [100, 50, 30].map((minor) => ({ currentPrice: shopMoney(minor), quantity: 1 }));
  const among = { line: null, among: [0, 2], amount: shopMoney(-13) };
  expect(price(lines, flat, [among]).lines.map(({ paid }) => paid.minor)).toEqual([90, 50, 27]);
  expect(price(lines, flat, [{ ...among, amount: shopMoney(-130) }]).lines.map(({ paid }) => paid.minor)).toEqual([
    0, 50, 0,
  ]);
  for (const wrong of [{ amount: shopMoney(-131) }, { among: [] }, { among: [3] }]) {
    expect(() => price(lines, flat, [{ ...among, ...wrong }])).toThrow(RangeError);
  }
});

test('PRICE-6 a charge after any discounts is shared by what the lines still cost, to the smallest unit', () => {
  fc.assert(
    fc.property(adjusted, fc.integer({ min: 1, max: 9_999_999 }), (given, charged) => {
      const { lines, shipping, changes } = purchaseOf(given);
      const before = price(lines, shipping, changes);
      const left = before.lines.map(({ paid }) => BigInt(paid.minor));
      const all = left.reduce((total, one) => total + one, 0n);
      const charge = { line: null, amount: moneyOf(charged, given.currency) };
      fc.pre(all > 0n);
      const after = price(lines, shipping, [...changes, charge]);
      expect(after.total.minor).toBe(before.total.minor + charged);
      for (const [at, { paid }] of after.lines.entries()) {
        const more = BigInt(paid.minor) - (left[at] ?? 0n);
        const away = more * all - BigInt(charged) * (left[at] ?? 0n);
        expect(away < all && -away < all).toBe(true);
      }
    }),
  );
});

test('PRICE-6 what a means of payment changes is a part of what the other adjustments left of the goods, not of the delivery', () => {
  const lines = [{ currentPrice: shopMoney(20_000), quantity: 1 }];
  const coupon = { line: null, amount: shopMoney(-10_000) };
  const priced = purchasePrice(lines, shopMoney(5000), {
    adjustments: [coupon],
    means: { means: 'transfer', percent: -10 },
  });
  expect(priced.adjustments.map(({ amount }) => amount.minor)).toEqual([-10_000, -1000]);
  expect(priced.total).toEqual(shopMoney(14_000));
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
