import { expect, test } from 'vitest';
import { openSandbox } from '#test/sandbox/test-sandbox.ts';
import { OUTCOMES } from '../payments/outcomes.ts';
import { findTestCard, hasValidCheckDigit, TEST_CARDS } from './test-cards.ts';

test('PAY-7 every test card has a right check digit, and the debit cards are known as such', () => {
  for (const { number } of TEST_CARDS) expect(hasValidCheckDigit(number.replaceAll(' ', ''))).toBe(true);
  expect(findTestCard('5287338310253304')?.type).toBe('debit_card');
});

test.for([
  ['ticket', 'pending', 'pending_waiting_payment', 'rapipago'],
  ['bank_transfer', 'pending', 'pending_waiting_transfer', 'cvu'],
  ['account_money', 'approved', 'accredited', 'account_money'],
] as const)('PAY-7 a payment by %s is %s', async ([means, status, detail, method]) => {
  const sandbox = await openSandbox();
  const { id } = await sandbox.createPreference();
  const { payment } = await sandbox.control.payPreference({ preference_id: id, means });
  expect(await sandbox.readPayment(payment.id)).toMatchObject({
    status,
    status_detail: detail,
    payment_type_id: means,
    payment_method_id: method,
  });
});

test('PAY-7 a ticket has a voucher, and is cancelled when its time is over', async () => {
  const sandbox = await openSandbox();
  const { id } = await sandbox.createPreference({ date_of_expiration: '2026-01-01T00:00:00.000Z' });
  const { payment } = await sandbox.control.payPreference({ preference_id: id, means: 'ticket' });
  expect(await sandbox.readPayment(payment.id)).toMatchObject({ status: 'cancelled', status_detail: 'expired' });
  const voucher = await fetch(`${sandbox.url}/checkout/v1/voucher?payment_id=${payment.id}`);
  expect(await voucher.text()).toContain('Comprobante para pagar en efectivo');
});

test('PAY-7 means that a preference excludes are refused', async () => {
  const sandbox = await openSandbox();
  const { id } = await sandbox.createPreference({
    payment_methods: { excluded_payment_types: [{ id: 'ticket' }, { id: 'credit_card' }] },
  });
  const pay = (how: object) => sandbox.control.payPreference({ preference_id: id, ...how });
  await expect(pay({ means: 'ticket' })).rejects.toThrow('takes no payment');
  await expect(pay({ cardholder: 'APRO' })).rejects.toThrow('no acepta');
  await pay({ means: 'account_money' });
});

test('PAY-7 instalments with interest cost the buyer more, and the shop gets its price', async () => {
  const sandbox = await openSandbox();
  const { id } = await sandbox.createPreference();
  const { payment } = await sandbox.control.payPreference({ preference_id: id, cardholder: 'APRO', installments: 6 });
  expect(await sandbox.readPayment(payment.id)).toMatchObject({
    installments: 6,
    status: 'approved',
    transaction_amount: 1500.5,
    transaction_details: { total_paid_amount: 1860.62, installment_amount: 310.1 },
  });
});

test.for(OUTCOMES.map(({ name, status, detail }) => [name, status, detail] as const))(
  'PAY-7 the test card holder %s ends %s/%s',
  async ([cardholder, status, status_detail]) => {
    const sandbox = await openSandbox();
    const { id } = await sandbox.createPreference();
    const { payment } = await sandbox.control.payPreference({ preference_id: id, cardholder });
    expect(payment).toMatchObject({ status, status_detail });
  },
);
