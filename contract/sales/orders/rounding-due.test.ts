import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf, shopMoney } from '#contract/core/money/money.ts';
import { paidForUnits, price, subtotalOf } from '../checkout/pricing.ts';
import { orderMoney, refundOfUnits, unitsLeft } from './order-money.ts';
import { roundingDue } from './rounding-due.ts';

const left = (minor: number) => ({ state: 'partly_refunded' as const, refundable: shopMoney(minor) });

test('BACK-2 the rounding of before is due when all goods went back, with the delivery or without, and never more', () => {
  const old = { rounding: 4, shipping: 5037 };
  expect(roundingDue(left(4), old)).toEqual(shopMoney(4));
  expect(roundingDue(left(1), old)).toEqual(shopMoney(1));
  expect(roundingDue(left(5041), old)).toEqual(shopMoney(4));
  expect(roundingDue(left(5), old)).toEqual(shopMoney(0));
  expect(roundingDue(left(5037), old)).toEqual(shopMoney(0));
  expect(roundingDue(left(3225 + 5041), old)).toEqual(shopMoney(0));
  expect(roundingDue(left(4), { ...old, rounding: 0 })).toEqual(shopMoney(0));
  expect(roundingDue({ ...left(4), state: 'disputed' }, old)).toEqual(shopMoney(0));
});

const line = fc.record({
  price: fc.integer({ min: 1, max: 9_999_999 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  /** How many of its units were refunded before. */
  before: fc.nat(9),
});

/** An order with a discount whose first refunds were rounded down, and in which order the rest goes back. */
const old = fc.array(line, { minLength: 1, maxLength: 6 }).chain((lines) =>
  fc.record({
    lines: fc.constant(lines),
    currency: fc.constantFrom('ARS', 'EUR', 'CLP'),
    discount: fc.integer({
      min: 1,
      max: lines.reduce((sum, { price: each, quantity }) => sum + each * quantity, 0) - 1,
    }),
    shipping: fc.integer({ min: 0, max: 99_999 }),
    steps: fc.array(fc.record({ position: fc.nat(5), units: fc.integer({ min: 1, max: 9 }) }), { maxLength: 12 }),
    /** Before which step the delivery goes back; -1 for before this version. */
    delivered: fc.integer({ min: -1, max: 19 }),
  }),
);

test('BACK-2 DESK-4 an order whose first refunds were rounded down gives back in any order exactly what was paid', () => {
  fc.assert(
    fc.property(old, ({ lines: bought, currency, discount, shipping, steps, delivered }) => {
      const money = (minor: number) => moneyOf(minor, currency);
      const priced = bought.map(({ price: each, quantity }) => ({ currentPrice: money(each), quantity }));
      const off = [{ line: null, amount: money(-discount) }];
      const { lines: costs, total, shipping: delivery } = price(priced, money(shipping), off);
      const subtotal = subtotalOf(priced, money(0)).minor;
      // As they were computed: the price of each unit less its share of the discount, rounded down.
      const lines = bought.map(({ price: asked, quantity, before }, position) => {
        const refunded = Math.min(before, quantity);
        const each = Number((BigInt(asked) * BigInt(subtotal - discount)) / BigInt(subtotal));
        const paid = costs[position]?.paid ?? money(0);
        return { position, quantity, paid, refunded, given: money(each * refunded) };
      });
      // As migration 0044 keeps it.
      const rounding = lines.reduce(
        (sum, { refunded, given, ...own }) => sum + Math.max(0, paidForUnits(own, refunded).minor - given.minor),
        0,
      );
      let back = lines.reduce((sum, { given }) => sum + given.minor, 0) + (delivered === -1 ? delivery.minor : 0);
      const ledgerNow = () => {
        const payments = [{ key: 'a', amount: total, returned: money(back), isSurplus: false }];
        return orderMoney({ total, payments, refunds: [], disputes: [] });
      };
      const rest = lines.map((own) => ({ position: own.position, units: unitsLeft(own) }));
      for (const [at, { position, units: asked }] of [...steps, ...rest].entries()) {
        if (at === delivered) back += delivery.minor;
        const own = lines.find((one) => one.position === position);
        if (!own) continue;
        const units = Math.min(asked, unitsLeft(own));
        const amount = refundOfUnits(lines, new Map([[position, units]]), currency);
        expect(amount.minor).toBeLessThanOrEqual(ledgerNow().refundable.minor);
        back += amount.minor;
        own.given = money(own.given.minor + amount.minor);
        own.refunded += units;
      }
      if (delivered >= steps.length + rest.length) back += delivery.minor;
      const due = roundingDue(ledgerNow(), { rounding, shipping: delivery.minor });
      // What units give back now is exact: only an order of which none was left has a remainder.
      const hadUnits = lines.some(({ quantity }, at) => quantity > (bought[at]?.before ?? 0));
      expect(hadUnits ? due.minor : 0).toBe(0);
      back += due.minor;
      expect(ledgerNow()).toMatchObject({ state: 'refunded', refundable: money(0) });
    }),
    { numRuns: 1000 },
  );
});
