import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryPrice } from './delivery-offers.ts';
import { deliveryRate, type DeliveryRate } from './delivery-rules.ts';
import { shopMoney } from '#contract/core/money/money.ts';

const step = (upTo: number | null, price: number) => ({ upTo, price: shopMoney(price) });
const flat: DeliveryRate = { by: 'flat', price: shopMoney(5000) };
const byWeight: DeliveryRate = { by: 'weight', steps: [step(1000, 500), step(3000, 900)] };
const openEnded: DeliveryRate = { by: 'weight', steps: [step(1000, 500), step(null, 900)] };
const byTotal: DeliveryRate = {
  by: 'total',
  steps: [
    { upTo: shopMoney(10_000), price: shopMoney(700) },
    { upTo: null, price: shopMoney(300) },
  ],
};

const priceOf = (rate: DeliveryRate, subtotal: number, weight: number) =>
  deliveryPrice({ rate, freeFrom: null }, { subtotal: shopMoney(subtotal), weight })?.minor ?? null;

test.each([
  [flat, 1, 99_999, 5000],
  [byWeight, 1, 1000, 500],
  [byWeight, 1, 1001, 900],
  [byWeight, 1, 3000, 900],
  [byWeight, 1, 3001, null],
  [openEnded, 1, 90_000, 900],
  [byTotal, 10_000, 1, 700],
  [byTotal, 10_001, 1, 300],
])('SHIP-3 %j costs for a subtotal of %i and %i g: %s', (rate, subtotal, weight, price) => {
  expect(priceOf(rate, subtotal, weight)).toBe(price);
});

test('SHIP-3 from the subtotal of "gratis desde" it costs nothing, and below it the rate', () => {
  const delivery = { rate: openEnded, freeFrom: shopMoney(20_000) };
  expect(deliveryPrice(delivery, { subtotal: shopMoney(20_000), weight: 5000 })).toEqual(shopMoney(0));
  expect(deliveryPrice(delivery, { subtotal: shopMoney(19_999), weight: 5000 })).toEqual(shopMoney(900));
});

test('SHIP-3 with prices that rise, a heavier purchase never costs less', () => {
  const weights = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(weights, weights, (one, other) => {
      const [light, heavy] = [Math.min(one, other), Math.max(one, other)];
      // A purchase that no step takes counts as dearer than any.
      const [less, more] = [light, heavy].map((weight) => priceOf(byWeight, 1, weight) ?? Infinity);
      expect(more).toBeGreaterThanOrEqual(less ?? 0);
    }),
  );
});

test.each([
  [
    [
      { upTo: 1000, price: 5 },
      { upTo: 1000, price: 9 },
    ],
  ],
  [
    [
      { upTo: null, price: 5 },
      { upTo: 1000, price: 9 },
    ],
  ],
  [
    [
      { upTo: 2000, price: 5 },
      { upTo: 1000, price: 9 },
    ],
  ],
  [[]],
  [[{ upTo: 0, price: 5 }]],
  [[{ upTo: 1000, price: -5 }]],
])('SHIP-3 steps that do not rise are rejected: %j', (steps) => {
  expect(deliveryRate.safeParse({ by: 'weight', steps }).success).toBe(false);
});
