import { expect, test } from 'vitest';
import { paymentAnswer } from '../answers.ts';
import { orderAnswer } from './order-answers.ts';
import { orderPayments } from './order-payments.ts';

const [first, second] = ['PAY01JY0PGGPZ4DBV73E2Q0DQZQCJ', 'PAY01JY0PGGPZ4DBV73E2Q0DQZQCK'];
const account = { collectorId: 470, isLive: false };

type Given = Readonly<Record<string, unknown>>;

function order(payments: readonly Given[], changes: Given = {}, more: Given = {}) {
  return orderAnswer.parse({
    id: 'ORD01JY0PGGPZ4DBV73E2PXRBCQ84',
    status: 'processed',
    external_reference: 'r-1',
    currency: 'ARS',
    user_id: '470',
    total_amount: '1000.00',
    created_date: '2026-11-27T10:00:00.557054278Z',
    last_updated_date: '2026-11-27T10:05:00Z',
    transactions: { payments: payments.map((one) => ({ id: first, amount: '1000.00', ...one })), ...more },
    ...changes,
  });
}

const listed = (changes: Given = {}) =>
  paymentAnswer.parse({
    id: 77,
    status: 'approved',
    status_detail: 'accredited',
    transaction_amount: 1000,
    currency_id: 'ARS',
    date_created: '2026-11-27T10:01:00Z',
    date_approved: '2026-11-27T10:02:00Z',
    date_last_updated: '2026-11-27T10:02:00Z',
    payment_type_id: 'credit_card',
    fee_details: [{ fee_payer: 'collector', amount: 60 }],
    money_release_date: '2026-12-07T10:00:00Z',
    ...changes,
  });

test.each([
  ['created', 'created', 'created', null, 0],
  ['processing', 'in_process', 'pending', 'review', 0],
  ['action_required', 'waiting_payment', 'pending', 'voucher', 0],
  ['action_required', 'waiting_transfer', 'pending', 'voucher', 0],
  ['action_required', 'waiting_capture', 'pending', 'review', 0],
  ['action_required', 'pending_challenge', 'pending', 'review', 0],
  ['action_required', 'waiting_retry', 'rejected', null, 0],
  ['failed', 'insufficient_amount', 'rejected', null, 0],
  ['canceled', 'canceled', 'cancelled', null, 0],
  ['cancelled', 'by_collector', 'cancelled', null, 0],
  ['expired', 'expired', 'cancelled', null, 0],
  ['processed', 'accredited', 'approved', null, 0],
  ['processed', 'partially_refunded', 'approved', null, 0],
  ['processed', 'refunded', 'refunded', null, 100_000],
  ['refunded', 'refunded', 'refunded', null, 100_000],
  ['charged_back', 'in_process', 'disputed', null, 100_000],
  ['charged_back', 'settled', 'refunded', null, 100_000],
  ['charged_back', 'reimbursed', 'approved', null, 0],
  ['something', 'new', 'pending', 'review', 0],
])(
  'PRICE-8 a payment of an order that is %s/%s is %s for the shop',
  (status, status_detail, ours, awaits, refunded) => {
    const [payment] = orderPayments(order([{ status, status_detail }]), [], account);
    expect(payment).toMatchObject({
      status: ours,
      awaits,
      refunded: { minor: refunded },
      detail: `${status}/${status_detail}`,
    });
    expect(payment?.approvedAt instanceof Date).toBe(['processed', 'refunded', 'charged_back'].includes(status));
  },
);

const paid = { status: 'processed', status_detail: 'accredited' };

test('PRICE-8 PRICE-9 what the payments API knows of the same money: when it was taken, its cost, its release, and its number there', () => {
  expect(orderPayments(order([paid]), [listed()], account)).toMatchObject([
    {
      id: `ORD01JY0PGGPZ4DBV73E2PXRBCQ84-${first}`,
      listedAs: '77',
      reference: 'r-1',
      approvedAt: new Date('2026-11-27T10:02:00Z'),
      facts: { fee: { minor: 6000 }, releaseAt: new Date('2026-12-07T10:00:00Z') },
    },
  ]);
  const [alone] = orderPayments(order([paid]), [], account);
  expect(alone).toMatchObject({ approvedAt: new Date('2026-11-27T10:00:00.557Z'), facts: null });
  expect(alone).not.toHaveProperty('listedAs');
});

test('PRICE-8 each payment is paired once: by its number where the order says it, else by its amount', () => {
  const two = [
    { ...paid, amount: '500.00' },
    { ...paid, id: second, amount: '500.00', reference: { id: '78' } },
  ];
  const numbers = [listed({ transaction_amount: 500 }), listed({ id: 78, transaction_amount: 500 })];
  expect(orderPayments(order(two), numbers, account).map(({ listedAs }) => listedAs)).toEqual(['77', '78']);
  // One of another amount, or that took nothing, is not the same.
  const others = [listed({ transaction_amount: 499 }), listed({ id: 79, date_approved: null })];
  expect(orderPayments(order([paid]), others, account)[0]).not.toHaveProperty('listedAs');
});

test.each([
  ['in_mediation', 'pending', 'disputed', 0, 'open'],
  ['charged_back', 'in_process', 'disputed', 100_000, 'open'],
  ['charged_back', 'settled', 'refunded', 100_000, 'lost'],
  ['charged_back', 'reimbursed', 'approved', 0, 'won'],
])(
  'PRICE-8 a dispute that only the payments API tells, %s/%s, counts',
  (status, status_detail, ours, refunded, dispute) => {
    const [payment] = orderPayments(order([paid]), [listed({ status, status_detail })], account);
    expect(payment).toMatchObject({ status: ours, refunded: { minor: refunded }, dispute });
  },
);

test('PRICE-8 a chargeback that the order tells is open until it is closed', () => {
  const charged = (status: string) => order([paid], {}, { chargebacks: [{ transaction_id: first, status }] });
  expect(orderPayments(charged('opened'), [], account)[0]).toMatchObject({ status: 'disputed', dispute: 'open' });
  expect(orderPayments(charged('closed'), [], account)[0]).toMatchObject({ status: 'approved', dispute: null });
});

test('PRICE-8 refunds are those of the payment, in any state, and what they gave back is their sum', () => {
  const refunds = [
    { id: 'REF01JY0PGGPZ4DBV73E2PXRBCQ81', transaction_id: first, amount: '300.00', status: 'processed' },
    { id: 'REF01JY0PGGPZ4DBV73E2PXRBCQ82', transaction_id: first, amount: '100.50', status: 'processing' },
    { id: 'REF01JY0PGGPZ4DBV73E2PXRBCQ83', transaction_id: first, amount: '50.00', status: 'failed' },
    { id: 'REF01JY0PGGPZ4DBV73E2PXRBCQ84', transaction_id: second, amount: '9.00', status: 'processed' },
  ];
  const [payment] = orderPayments(order([paid], {}, { refunds }), [], account);
  expect(payment?.refunded.minor).toBe(30_000);
  expect(payment?.refunds.map(({ amount, state }) => [amount.minor, state])).toEqual([
    [30_000, 'done'],
    [10_050, 'in_progress'],
    [5000, 'refused'],
  ]);
});

test('PRICE-8 an order of another account, or a test in a shop that charges, pays nothing', () => {
  const [foreign] = orderPayments(order([paid], { user_id: '471' }), [], account);
  expect(foreign?.reference).toBeNull();
  const live = { collectorId: 470, isLive: true };
  expect(orderPayments(order([paid]), [listed({ live_mode: false })], live)[0]?.reference).toBeNull();
  expect(orderPayments(order([paid]), [listed({ live_mode: true })], live)[0]?.reference).toBe('r-1');
});

test('PRICE-8 the currency is the order’s, its site’s, or the shop’s', () => {
  const currencyOf = (changes: Given) => orderPayments(order([paid], changes), [], account)[0]?.amount.currency;
  expect(currencyOf({ currency: 'MXN' })).toBe('MXN');
  expect(currencyOf({ currency: null, site_id: 'MLC' })).toBe('CLP');
  expect(currencyOf({ currency: null })).toBe('ARS');
});
