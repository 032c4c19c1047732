import { expect, test } from 'vitest';
import { accountOf, providerPayment, type PaymentAnswer } from './answers.ts';
import { moneyOf, shopMoney } from '#contract/core/money/money.ts';

const at = new Date('2026-03-01T12:00:00Z');

function told(status: string, status_detail: string, changes: Partial<PaymentAnswer> = {}) {
  const answer = { id: 7, status, status_detail, transaction_amount: 100, currency_id: 'ARS', date_created: at };
  return providerPayment({ ...answer, ...changes }, { collectorId: 44, isLive: true });
}

test.for([
  ['pending', 'pending_waiting_payment', 'pending', 'voucher'],
  ['pending', 'pending_waiting_transfer', 'pending', 'voucher'],
  ['pending', 'pending_challenge', 'pending', 'review'],
  ['in_process', 'pending_contingency', 'pending', 'review'],
  ['authorized', 'pending_capture', 'pending', 'review'],
  ['approved', 'accredited', 'approved', null],
  ['approved', 'partially_refunded', 'approved', null],
  ['rejected', 'cc_rejected_high_risk', 'rejected', null],
  ['cancelled', 'expired', 'cancelled', null],
  ['refunded', 'by_admin', 'refunded', null],
  ['in_mediation', 'pending', 'disputed', null],
  ['charged_back', 'in_process', 'disputed', null],
  ['charged_back', 'settled', 'refunded', null],
  ['charged_back', 'reimbursed', 'approved', null],
  ['charged_back', '', 'disputed', null],
  ['thinking', '', 'pending', 'review'],
  ['toString', '', 'pending', 'review'],
] as const)('PAY-5 %s with %s is %s in the shop’s words', ([status, detail, expected, awaits]) => {
  expect(told(status, detail)).toMatchObject({ status: expected, awaits, detail: `${status}/${detail}` });
});

test.for([
  ['charged_back', 'in_process', 10_000],
  ['charged_back', 'settled', 10_000],
  ['charged_back', 'reimbursed', 0],
  ['in_mediation', 'pending', 0],
  ['approved', 'accredited', 0],
] as const)('PAY-5 of %s with %s the shop does not have %d', ([status, detail, refunded]) => {
  expect(told(status, detail).refunded).toEqual(shopMoney(refunded));
});

test('PAY-5 a part that went back is known by its amount', () => {
  const part = told('approved', 'partially_refunded', { transaction_amount_refunded: 40 });
  expect(part).toMatchObject({ status: 'approved', amount: shopMoney(10_000), refunded: shopMoney(4000) });
});

test('PAY-5 what is only reserved on a card was not taken, whatever date it bears', () => {
  expect(told('authorized', 'pending_capture', { date_approved: at }).approvedAt).toBeNull();
  expect(told('thinking', '', { date_approved: at }).approvedAt).toEqual(at);
});

test('PAY-5 an amount is read with the decimals of its currency', () => {
  expect(told('approved', '', { transaction_amount: 12_990, currency_id: 'CLP' }).amount).toEqual(
    moneyOf(12_990, 'CLP'),
  );
  expect(told('approved', '', { transaction_amount: 129.9, currency_id: 'UYU' }).amount).toEqual(
    moneyOf(12_990, 'UYU'),
  );
});

test.for([
  ['in_mediation', 'pending', 'open'],
  ['charged_back', 'in_process', 'open'],
  ['charged_back', 'settled', 'lost'],
  ['charged_back', 'reimbursed', 'won'],
  ['approved', 'accredited', null],
  ['refunded', 'refunded', null],
] as const)('BACK-3 %s with %s: the dispute is %s', ([status, detail, dispute]) => {
  expect(told(status, detail).dispute).toBe(dispute);
});

test.for([
  [{ collector_id: 44, live_mode: true }, 'an-order'],
  [{}, 'an-order'],
  [{ collector_id: 45, live_mode: true }, null],
  [{ collector_id: 44, live_mode: false }, null],
] as const)('BACK-3 a payment with %o pays the order %s', ([whose, reference]) => {
  expect(told('approved', 'accredited', { ...whose, external_reference: 'an-order' }).reference).toBe(reference);
});

test.for([
  ['APP_USR-4419-112233-aa__bb-470011222', true, { collectorId: 470011222, isLive: true }],
  ['APP_USR-4419-112233-aa__bb-470011222', false, { collectorId: 470011222, isLive: false }],
  ['TEST-4419-112233-aabb-470011222', true, { collectorId: 470011222, isLive: false }],
  ['another-token', true, { collectorId: null, isLive: false }],
] as const)('BACK-3 the account of %s in a live shop (%s) is %o', ([token, isLiveShop, account]) => {
  expect(accountOf(token, isLiveShop)).toEqual(account);
});
