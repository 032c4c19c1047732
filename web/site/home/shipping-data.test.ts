import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { shopMoney, toDecimal } from '#contract/core/money/money.ts';
import { deliveryPrice } from '#contract/delivery/delivery-offers.ts';
import type { AreaOffer } from '#contract/delivery/delivery.ts';
import { shippingData } from './shipping-data.ts';

const parcel: AreaOffer = {
  id: 1,
  kind: 'home',
  title: 'Correo',
  rate: { by: 'flat', price: shopMoney(250_000) },
  freeFrom: shopMoney(5_000_000),
  days: { from: 3, to: 7 },
  pickup: null,
  area: null,
};

test('GOOD-1 search engines read what a delivery costs, from which subtotal it is free, and the days that are promised', () => {
  const [service, ...others] = shippingData([
    parcel,
    { ...parcel, kind: 'pickup' },
    { ...parcel, area: { provinces: ['C'], postalRanges: [] } },
  ]);
  expect(others).toEqual([]);
  const destination = { '@type': 'DefinedRegion', addressCountry: 'AR' };
  expect(service).toMatchObject({
    '@type': 'ShippingService',
    name: 'Correo',
    shippingConditions: [
      {
        shippingDestination: destination,
        orderValue: { minValue: 0, maxValue: 49_999.99, currency: 'ARS' },
        shippingRate: { '@type': 'MonetaryAmount', value: 2500, currency: 'ARS' },
        transitTime: { duration: { minValue: 3, maxValue: 7, unitCode: 'DAY' } },
      },
      { orderValue: { minValue: 50_000 }, shippingRate: { value: 0, currency: 'ARS' } },
    ],
  });
});

test('GOOD-1 what the shop does not promise is not said', () => {
  const [service] = shippingData([{ ...parcel, freeFrom: null, days: null }]);
  expect(service?.['shippingConditions']).toEqual([
    {
      '@type': 'ShippingConditions',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'AR' },
      shippingRate: { '@type': 'MonetaryAmount', value: 2500, currency: 'ARS' },
    },
  ]);
});

const bounds = z.object({ minValue: z.number(), maxValue: z.number().default(Number.POSITIVE_INFINITY) });
const conditions = z.array(
  z.object({
    orderValue: bounds.default({ minValue: 0, maxValue: Number.POSITIVE_INFINITY }),
    weight: bounds.default({ minValue: 0, maxValue: Number.POSITIVE_INFINITY }),
    shippingRate: z.object({ value: z.number() }),
  }),
);

const price = fc.integer({ min: 0, max: 1000 }).map(shopMoney);
const rising = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 4 });
const stepped = <UpTo>(upTo: (end: number) => UpTo) =>
  fc.tuple(rising, fc.boolean(), price).map(([ends, isOpen, first]) => {
    const sorted = ends.toSorted((one, other) => one - other);
    return sorted.map((end, at) => ({
      upTo: isOpen && at === sorted.length - 1 ? null : upTo(end),
      price: shopMoney(first.minor + at),
    }));
  });
const rate = fc.oneof(
  price.map((flat): AreaOffer['rate'] => ({ by: 'flat', price: flat })),
  stepped((end) => end).map((steps): AreaOffer['rate'] => ({ by: 'weight', steps })),
  stepped(shopMoney).map((steps): AreaOffer['rate'] => ({ by: 'total', steps })),
);

test('GOOD-1 of every purchase exactly the conditions hold whose price the checkout takes', () => {
  const amount = fc.integer({ min: 1, max: 1100 });
  fc.assert(
    fc.property(rate, fc.option(price), amount, amount, (of, freeFrom, subtotal, grams) => {
      const [service] = shippingData([{ ...parcel, rate: of, freeFrom }]);
      const isIn = (value: number, { minValue, maxValue }: z.output<typeof bounds>) =>
        value >= minValue && value <= maxValue;
      const decimal = toDecimal(shopMoney(subtotal));
      const held = conditions
        .parse(service?.['shippingConditions'])
        .filter((one) => isIn(decimal, one.orderValue) && isIn(grams, one.weight));
      const taken = deliveryPrice({ rate: of, freeFrom }, { subtotal: shopMoney(subtotal), weight: grams });
      expect(held.map(({ shippingRate }) => shippingRate.value)).toEqual(taken === null ? [] : [toDecimal(taken)]);
    }),
  );
});
