import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { moneyOf } from '#contract/core/money/money.ts';
import { movementOf } from './settlements.ts';

const moved = {
  id: 'txn_1',
  object: 'balance_transaction',
  amount: 10_000,
  available_on: 1_800_000_000,
  balance_type: 'payments',
  created: 1_790_000_000,
  currency: 'mxn',
  description: null,
  exchange_rate: null,
  fee: 1100,
  fee_details: [
    { amount: 300, application: null, currency: 'mxn', description: null, type: 'stripe_fee' },
    { amount: 50, application: null, currency: 'mxn', description: null, type: 'tax' },
    { amount: 750, application: null, currency: 'mxn', description: null, type: 'withheld_tax' },
  ],
  net: 8900,
  reporting_category: 'charge',
  source: null,
  status: 'pending',
  type: 'charge',
} as const satisfies Stripe.BalanceTransaction;

test('PRICE-9 taxes that Stripe withholds are no fee of it, and its own tax is', () => {
  const { fee, withheld, net, kind, paymentId } = movementOf(moved, null);
  expect([kind, paymentId]).toEqual(['payment', null]);
  expect([fee, withheld, net]).toEqual([350, 750, 8900].map((minor) => moneyOf(minor, 'MXN')));
});

test.each([
  ['refund', 'refund'],
  ['refund_failure', 'refund'],
  ['dispute', 'dispute'],
  ['dispute_reversal', 'dispute'],
  ['fee', 'other'],
  ['something_new', 'other'],
])('PRICE-9 what Stripe calls %s is %s', (reporting_category, kind) => {
  expect(movementOf({ ...moved, reporting_category }, null).kind).toBe(kind);
});
