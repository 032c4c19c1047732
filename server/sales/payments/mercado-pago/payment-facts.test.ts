import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { factsOf } from './payment-facts.ts';

const paid = { payment_type_id: 'credit_card', payment_method_id: 'visa', card: { last_four_digits: '3704' } };
const fee = (amount: number, fee_payer = 'collector') => ({ amount, fee_payer });

test('DESK-3 the fee is what the shop pays, without the interest that the buyer pays', () => {
  const answer = {
    ...paid,
    installments: 6,
    fee_details: [fee(60), fee(2.5), fee(240, 'payer')],
    transaction_details: { net_received_amount: 937.5 },
  };
  expect(factsOf(answer, 'ARS', true)).toEqual({
    means: { kind: 'credit_card', name: 'Visa', digits: '3704' },
    installments: 6,
    fee: shopMoney(6250),
    withheld: null,
    net: shopMoney(93_750),
    releaseAt: null,
  });
  expect(factsOf(answer, 'ARS', false)).toMatchObject({ fee: null, net: null });
});

test('PRICE-9 the taxes that are withheld are those of the account, and fee and taxes are less what a refund gave back', () => {
  const charge = (type: string, original: number, refunded: number, from = 'collector') => {
    return { type, accounts: { from }, amounts: { original, refunded } };
  };
  const answer = {
    ...paid,
    fee_details: [fee(60)],
    charges_details: [
      charge('fee', 60, 20.1),
      charge('tax', 25.3, 0.3),
      charge('tax', 10.2, 0),
      charge('tax', 99, 0, 'payer'),
    ],
    money_release_date: new Date('2026-12-01T10:00:00-03:00'),
  };
  expect(factsOf(answer, 'ARS', true)).toMatchObject({
    fee: shopMoney(3990),
    withheld: shopMoney(3520),
    releaseAt: new Date('2026-12-01T13:00:00Z'),
  });
  expect(factsOf(answer, 'ARS', false)).toMatchObject({ fee: null, withheld: null, releaseAt: null });
});

test.each([-1, 1e12, 1e300, Number.NaN])('DESK-3 an amount of %d is no fee and no net, and no error', (amount) => {
  const answer = { ...paid, fee_details: [fee(amount)], transaction_details: { net_received_amount: amount } };
  expect(factsOf(answer, 'ARS', true)).toMatchObject({ fee: null, net: null, means: { kind: 'credit_card' } });
});

test.each([
  ['digital_currency', 'consumer_credits', 'other', 'Mercado Crédito'],
  ['bank_transfer', 'debin_transfer', 'transfer', 'DEBIN'],
  ['bank_transfer', 'some_thing', 'transfer', null],
  ['account_money', 'account_money', 'wallet', null],
  ['prepaid_card', 'maestro', 'prepaid_card', 'Maestro'],
])('DESK-3 %s %s is %s %s', (payment_type_id, payment_method_id, kind, name) => {
  expect(factsOf({ payment_type_id, payment_method_id }, 'ARS', true)?.means).toEqual({ kind, name, digits: null });
});

test('DESK-3 a provider that does not say how a payment was made is no error', () => {
  expect(factsOf({}, 'ARS', true)).toBeNull();
});
