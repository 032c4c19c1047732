import { expect, test } from 'vitest';
import { memoryProvider } from '#test/memory-provider.ts';
import { paymentProviders } from '#server/core/context/payment-provider.ts';
import { mostPartsOf, refundableDaysOf } from './payment-sessions.service.ts';

const short = { ...memoryProvider({ name: 'short' }).provider, mostParts: 1, refundableDays: 10 };
const long = { ...memoryProvider({ name: 'long' }).provider, mostParts: 2, refundableDays: 90 };
const providers = paymentProviders(short, long);

test('PAY-5 each provider says in how many parts a total is paid there, and how long it refunds', () => {
  const most = mostPartsOf(providers);
  expect([most('short'), most('long')]).toEqual([1, 2]);
  expect([refundableDaysOf(providers, 'short'), refundableDaysOf(providers, 'long')]).toEqual([10, 90]);
});

test('PAY-5 money of a provider that was taken out still makes up its total, and its orders are followed on', () => {
  expect(mostPartsOf(providers)('gone')).toBe(Infinity);
  expect(refundableDaysOf(providers, 'gone')).toBe(90);
});
