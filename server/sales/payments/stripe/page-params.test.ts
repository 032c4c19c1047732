import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { moneyOf } from '#contract/core/money/money.ts';
import type { CheckoutRequest } from '#server/core/context/payment-provider.ts';
import { pageParams } from './page-params.ts';

const euros = (minor: number) => moneyOf(minor, 'EUR');
const terms = { publicUrl: 'https://shop.example' };

const request = (changes: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  reference: randomUUID(),
  lines: [
    { title: 'Camisa', quantity: 2, unitPrice: euros(1995), picture: '/media/a.jpg' },
    { title: 'Regalo', quantity: 1, unitPrice: euros(0) },
  ],
  discount: euros(0),
  shipping: { title: 'Envío', price: euros(490) },
  email: null,
  returnPath: '/user/orders/actual',
  expiresAt: new Date('2026-11-26T12:00:00.500Z'),
  payUntil: new Date('2026-11-29T12:00:00Z'),
  ...changes,
});

/** Quantities and prices of what is asked for. */
const pricesOf = (asked: CheckoutRequest) =>
  (pageParams(asked, terms).line_items ?? []).map((line) => [line.quantity, line.price_data?.unit_amount]);

test('PRICE-7 a page takes the total: what is free is left out, and a discount goes into one price', () => {
  expect(pricesOf(request())).toEqual([
    [2, 1995],
    [1, 490],
  ]);
  expect(pricesOf(request({ discount: euros(990) }))).toEqual([
    [1, 3000],
    [1, 490],
  ]);
  expect(pricesOf(request({ shipping: { title: 'Retiro', price: euros(0) } }))).toEqual([[2, 1995]]);
});

test('PRICE-7 the same order asks for the same page whenever it asks, which ends after the order', () => {
  const asked = request();
  expect(pageParams(asked, terms)).toEqual(pageParams(asked, terms));
  expect(pageParams(asked, terms).expires_at).toBe(Date.parse('2026-11-26T12:30:01Z') / 1000);
});

test('PRICE-7 buyers return to the page of their language, with what it looks the order up by', () => {
  const asked = request({ returnPath: '/en/user/orders/actual' });
  const { success_url: paid = '', cancel_url: unpaid = '' } = pageParams(asked, terms);
  const [back, left] = [new URL(paid), new URL(unpaid)];
  expect([back.pathname, left.pathname]).toEqual(['/en/user/orders/actual', '/en/user/orders/actual']);
  expect(back.searchParams.get('external_reference')).toBe(asked.reference);
  expect([back, left].map((url) => url.searchParams.get('status'))).toEqual(['approved', 'null']);
});

test('PRICE-7 what the owner leaves out is not offered, and a card’s statement has only allowed signs', () => {
  const params = (excludedTypes: string[], statementDescriptor = '') =>
    pageParams(request(), { ...terms, excludedTypes, statementDescriptor });
  expect(params([])).not.toHaveProperty('excluded_payment_method_types');
  expect(params(['ticket', 'credit_card']).excluded_payment_method_types).toEqual(['oxxo']);
  expect(params(['credit_card', 'debit_card', 'prepaid_card']).excluded_payment_method_types).toEqual(['card']);
  const suffix = (text: string) => params([], text).payment_intent_data?.statement_descriptor_suffix;
  expect([suffix('"Hilo" <SL>'), suffix('2026'), suffix('')]).toEqual(['Hilo SL', undefined, undefined]);
});

test('PRICE-7 in Mexico a voucher may be paid for as many days as the owner says, 1 to 7', () => {
  const pesos = { title: 'Envío', price: moneyOf(9900, 'MXN') };
  const days = (until: string) =>
    pageParams(request({ shipping: pesos, payUntil: new Date(until) }), terms).payment_method_options?.oxxo
      ?.expires_after_days;
  expect([days('2026-11-26T12:00:00Z'), days('2026-11-29T13:00:00Z'), days('2026-12-20T12:00:00Z')]).toEqual([1, 3, 7]);
  expect(pageParams(request(), terms)).not.toHaveProperty('payment_method_options');
});
