import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moneyOf, shopMoney, sum } from '#contract/core/money/money.ts';
import { refundOfUnits, unitsLeft } from '../orders/order-money.ts';
import { price, subtotalOf } from '../checkout/pricing.ts';
import { applyCoupon, isRefused, type CouponLine } from './apply-coupon.ts';
import type { CouponGift, CouponTerms } from './coupon-terms.ts';

const plain: CouponTerms = {
  code: 'VERANO',
  gift: { by: 'percent', percent: 20 },
  least: null,
  products: null,
  goodsName: null,
};

/** Lines of products 1, 2, 3… by their prices and quantities. */
const bagOf = (...lines: readonly (readonly [number, number])[]): CouponLine[] =>
  lines.map(([minor, quantity], place) => ({ productId: place + 1, currentPrice: shopMoney(minor), quantity }));

/** What a coupon takes off, in the smallest unit, or why it does not. */
function off(terms: Partial<CouponTerms>, lines: readonly CouponLine[]): number | string {
  const outcome = applyCoupon({ ...plain, ...terms }, lines);
  return isRefused(outcome) ? outcome.why : 0 - (outcome.changes[0]?.amount.minor ?? 0);
}

describe('PRICE-3 what a coupon takes off', () => {
  const units = (taken: number, paid: number): CouponGift => ({ by: 'units', taken, paid });
  test.for<readonly [string, Partial<CouponTerms>, CouponLine[], number | string]>([
    ['20 % of all', {}, bagOf([10_000, 1], [5001, 1]), 3000],
    ['half of it, rounded down', { gift: { by: 'percent', percent: 50 } }, bagOf([101, 1]), 50],
    ['20 % of its own goods', { products: [2] }, bagOf([10_000, 1], [5000, 2]), 2000],
    ['an amount', { gift: { by: 'amount', amount: shopMoney(700) } }, bagOf([10_000, 1]), 700],
    [
      'no more than its goods cost',
      { gift: { by: 'amount', amount: shopMoney(700) }, products: [2] },
      bagOf([900, 1], [500, 1]),
      500,
    ],
    ['never all of a purchase', { gift: { by: 'amount', amount: shopMoney(700) } }, bagOf([700, 1]), 'takes_all'],
    ['nothing of other goods', { products: [9] }, bagOf([700, 1]), 'other_goods'],
    ['nothing of free goods', {}, bagOf([0, 3]), 'other_goods'],
    ['nothing below its total', { least: shopMoney(701) }, bagOf([700, 1]), 'too_little'],
    ['from its total on', { least: shopMoney(700) }, bagOf([700, 1]), 140],
    ['2x1: the cheaper one of each two', { gift: units(2, 1) }, bagOf([100, 1], [80, 1], [20, 1], [10, 1]), 90],
    ['2x1: nothing of the odd one', { gift: units(2, 1) }, bagOf([100, 3]), 100],
    ['3x2: the cheapest of three', { gift: units(3, 2) }, bagOf([100, 1], [80, 2]), 80],
    ['3x1: the two cheaper of three', { gift: units(3, 1) }, bagOf([100, 1], [80, 1], [50, 1]), 130],
    ['2x1 of one unit', { gift: units(2, 1) }, bagOf([100, 1]), 'more_units'],
    ['2x1 of one unit of its own goods', { gift: units(2, 1), products: [1] }, bagOf([100, 1], [100, 1]), 'more_units'],
  ])('%s', ([, terms, lines, expected]) => {
    expect(off(terms, lines)).toBe(expected);
  });

  test('or it is the delivery that is free', () => {
    const terms = { ...plain, gift: { by: 'delivery' as const } };
    expect(applyCoupon(terms, bagOf([100, 1]))).toEqual({ changes: [], isDelivered: true });
    expect(off({ ...terms, least: shopMoney(101) }, bagOf([100, 1]))).toBe('too_little');
  });
});

const gift = (currency: string): fc.Arbitrary<CouponGift> =>
  fc.oneof(
    fc.integer({ min: 1, max: 9900 }).map((hundredths) => ({ by: 'percent' as const, percent: hundredths / 100 })),
    fc
      .integer({ min: 1, max: 9_999_999 })
      .map((minor) => ({ by: 'amount' as const, amount: moneyOf(minor, currency) })),
    fc
      .tuple(fc.integer({ min: 2, max: 20 }), fc.nat(18))
      .map(([taken, less]) => ({ by: 'units' as const, taken, paid: Math.min(less + 1, taken - 1) })),
  );

/** A purchase with a coupon for some of its products, and in which order units of it are refunded. */
const purchase = fc.constantFrom('ARS', 'EUR', 'CLP').chain((currency) =>
  fc.record({
    currency: fc.constant(currency),
    lines: fc.array(
      fc.record({
        productId: fc.integer({ min: 1, max: 4 }),
        currentPrice: fc.integer({ min: 0, max: 9_999_999 }).map((minor) => moneyOf(minor, currency)),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    shipping: fc.integer({ min: 0, max: 99_999 }).map((minor) => moneyOf(minor, currency)),
    gift: gift(currency),
    products: fc.option(fc.subarray([1, 2, 3, 4])),
    steps: fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 9 })), { maxLength: 20 }),
  }),
);

test('PRICE-3 whatever a coupon takes off leaves something to pay, is borne by its goods alone, and comes back with them to the cent', () => {
  fc.assert(
    fc.property(purchase, ({ currency, lines, shipping, steps, ...given }) => {
      const nothing = moneyOf(0, currency);
      const outcome = applyCoupon({ ...plain, ...given }, lines);
      fc.pre(!isRefused(outcome));
      const priced = price(lines, shipping, isRefused(outcome) ? [] : outcome.changes);
      expect(priced.adjustments.length).toBeLessThanOrEqual(1);
      const goods = sum(nothing, ...priced.lines.map(({ paid }) => paid));
      expect(goods.minor).toBeGreaterThan(0);
      expect(goods.minor).toBeLessThan(subtotalOf(lines, nothing).minor);
      expect(priced.total).toEqual(sum(goods, priced.shipping));
      const isOwn = (place: number) => given.products?.includes(lines[place]?.productId ?? 0) ?? true;
      const others = priced.lines.filter((_, place) => !isOwn(place));
      expect(others.map(({ paid }) => paid)).toEqual(others.map(({ cost }) => cost));
      expect(priced.lines.every(({ paid }) => paid.minor >= 0)).toBe(true);
      const state = priced.lines.map((line, position) => ({ ...line, position, refunded: 0, given: nothing }));
      const refund = (position: number, wanted: number) => {
        const line = state[position];
        if (!line) return;
        const units = Math.min(wanted, unitsLeft(line));
        const back = refundOfUnits(state, new Map([[position, units]]), currency);
        expect(back.minor).toBeGreaterThanOrEqual(0);
        state[position] = { ...line, refunded: line.refunded + units, given: sum(line.given, back) };
      };
      for (const [position, units] of steps) refund(position, units);
      for (const [position, { quantity }] of lines.entries()) refund(position, quantity);
      expect(sum(nothing, ...state.map((line) => line.given))).toEqual(goods);
    }),
  );
});
