import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { meansSettings } from '#contract/core/settings/means-settings.ts';
import { visitorMeansNames } from '#contract/core/settings/visitor-means.ts';
import { price } from '../checkout/pricing.ts';
import { adjustmentAmount, adjustmentName } from '../orders/adjustment-words.ts';
import { holdDays, meansAdjustments, meansFor, offeredMeans } from './means-offers.ts';

const { fields } = meansSettings;

/** The settings of a shop that offers all means. */
const all = {
  offeredMeans: [...visitorMeansNames],
  bankAccount: 'CASA.TELAR.SUR',
  bankName: '',
  bankHolder: '',
  transferDiscount: 10,
  transferHold: fields.transferHold.start,
  showTransferPrice: false,
  pickupDiscount: 0,
  pickupHold: fields.pickupHold.start,
  deliveryCharge: 5,
  deliveryHold: fields.deliveryHold.start,
  reminderHours: fields.reminderHours.start,
};

const namesOf = (offers: readonly { readonly means: string }[]) => offers.map(({ means }) => means);

test('PRICE-6 a shop offers what its owner chose, in one order, and no transfer without an account', () => {
  expect(offeredMeans({ means: { ...all, offeredMeans: ['delivery', 'transfer', 'pickup'] } })).toEqual([
    { means: 'transfer', percent: -10 },
    { means: 'pickup', percent: 0 },
    { means: 'delivery', percent: 5 },
  ]);
  expect(namesOf(offeredMeans({ means: { ...all, bankAccount: '' } }))).toEqual(['pickup', 'delivery']);
  expect(offeredMeans({ means: { ...all, offeredMeans: [] } })).toEqual([]);
});

test('PRICE-6 cash is taken where the goods are handed over', () => {
  const offers = offeredMeans({ means: all });
  expect(namesOf(meansFor(offers, 'pickup'))).toEqual(['transfer', 'pickup']);
  expect(namesOf(meansFor(offers, 'home'))).toEqual(['transfer', 'delivery']);
});

test('PRICE-6 a discount or a charge is a part of the goods and not of their delivery, and says what it is for', () => {
  const lines = [{ currentPrice: shopMoney(9_999), quantity: 1 }];
  const withMeans = (means: 'transfer' | 'delivery', percent: number) =>
    price(lines, shopMoney(5_000), meansAdjustments({ means, percent }, shopMoney(9_999)));
  const discounted = withMeans('transfer', -10);
  expect([discounted.total.minor, discounted.shipping.minor]).toEqual([9_999 - 1_000 + 5_000, 5_000]);
  const charged = withMeans('delivery', 5);
  expect(charged.total.minor).toBe(9_999 + 500 + 5_000);
  const told = [...discounted.adjustments, ...charged.adjustments].map((one) => [
    adjustmentName(one),
    adjustmentAmount(one).slice(0, 1),
  ]);
  expect(told).toEqual([
    ['Descuento por transferencia', '−'],
    ['Recargo por efectivo contra entrega', '+'],
  ]);
});

test('PRICE-6 nothing is no adjustment', () => {
  expect(meansAdjustments({ means: 'transfer', percent: 0 }, shopMoney(10_000))).toEqual([]);
  expect(meansAdjustments({ means: 'transfer', percent: -10 }, shopMoney(4))).toEqual([]);
});

test('PRICE-6 units are held as long as the owner says, for each means', () => {
  const settings = { means: { ...all, transferHold: 2, pickupHold: 7, deliveryHold: 20 } };
  expect(visitorMeansNames.map((means) => holdDays(settings, means))).toEqual([2, 7, 20]);
});
