import { expect, test } from 'vitest';
import { moneyOf } from '#contract/core/money/money.ts';
import { leastAmount } from '../payments/mercado-pago/facts.ts';
import { linkTerms, refuseLink } from './payment-link.service.ts';

const offering = (isConnected: boolean) => ({ providers: { offered: { isConnected, leastAmount } } });
const connected = offering(true);

test('DESK-4 no payment link is made or offered while no payment provider is connected', () => {
  const order = { total: 100_000, currency: 'ARS' };
  expect(() => refuseLink(offering(false), order)).toThrow('payment_not_connected');
  expect(linkTerms(offering(false)).isPossible).toBe(false);
  expect(() => refuseLink(connected, order)).not.toThrow();
  expect(linkTerms(connected)).toEqual({ isPossible: true, least: moneyOf(100, 'ARS') });
});

test.each([
  ['ARS', 100],
  ['MXN', 500],
  ['CLP', 10],
  ['COP', 1000],
  ['EUR', 1],
])('DESK-4 in %s a payment link is for %s of the smallest unit at least', (currency, least) => {
  expect(() => refuseLink(connected, { total: least, currency })).not.toThrow();
  expect(() => refuseLink(connected, { total: least - 1, currency })).toThrow('link_too_low');
});
