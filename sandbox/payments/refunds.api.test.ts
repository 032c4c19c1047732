import { expect, test } from 'vitest';
import { z } from 'zod';
import { openSandbox } from '#test/sandbox/test-sandbox.ts';
import { openReceiver } from '#test/sandbox/webhook-receiver.ts';

const refundAnswer = z.looseObject({ id: z.number() });

async function paidSandbox(cardholder = 'APRO', clock?: () => number) {
  const sandbox = await openSandbox({ clock });
  const shop = await openReceiver();
  const { id } = await sandbox.createPreference({ notification_url: shop.url });
  const { payment } = await sandbox.control.payPreference({ preference_id: id, cardholder });
  const refund = (body?: unknown, headers?: Record<string, string>) =>
    sandbox.call('POST', `/v1/payments/${payment.id}/refunds`, body, headers);
  const read = () => sandbox.readPayment(payment.id);
  return { sandbox, shop, payment, refund, read };
}

test('a partial refund keeps the payment approved; the rest makes it refunded', async () => {
  const { sandbox, shop, payment, refund, read } = await paidSandbox();
  const part = await refund({ amount: 500.25 });
  expect(part.status).toBe(201);
  expect(part.body).toMatchObject({
    payment_id: payment.id,
    amount: 500.25,
    status: 'approved',
    unique_sequence_number: null,
  });
  expect(await read()).toMatchObject({
    status: 'approved',
    status_detail: 'partially_refunded',
    transaction_amount_refunded: 500.25,
    refunds: [{ amount: 500.25 }],
  });
  expect((await refund()).body).toMatchObject({ amount: 1000.25, status: 'approved' });
  expect(await read()).toMatchObject({
    status: 'refunded',
    status_detail: 'refunded',
    transaction_amount_refunded: 1500.5,
  });

  const list = await sandbox.call('GET', `/v1/payments/${payment.id}/refunds`);
  expect(list.body).toMatchObject([{ amount: 500.25 }, { amount: 1000.25 }]);
  const { id } = refundAnswer.parse(part.body);
  expect((await sandbox.call('GET', `/v1/payments/${payment.id}/refunds/${id}`)).body).toMatchObject({ id });
  expect((await sandbox.call('GET', `/v1/payments/${payment.id}/refunds/1`)).status).toBe(404);
  await shop.received(3);
});

test.for([1500.51, 0, -1, 'mucho', 0.001])('a refund of %s is refused', async (amount) => {
  const { refund, read } = await paidSandbox();
  expect(await refund({ amount })).toMatchObject({ status: 400, body: { error: 'bad_request', status: 400 } });
  expect(await read()).toMatchObject({ status: 'approved', transaction_amount_refunded: 0, refunds: [] });
});

test('refunds never add up to more than was paid, even at once', async () => {
  const { refund, read } = await paidSandbox();
  const answers = await Promise.all([refund({ amount: 1000 }), refund({ amount: 1000 }), refund({ amount: 500.5 })]);
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 201, 400]);
  expect(await read()).toMatchObject({ status: 'refunded', transaction_amount_refunded: 1500.5 });
});

test('only an approved payment can be refunded, for 180 days', async () => {
  expect((await (await paidSandbox('CONT')).refund()).status).toBe(400);
  expect((await (await paidSandbox('OTHE')).refund()).status).toBe(400);
  let shift = 0;
  const { refund } = await paidSandbox('APRO', () => Date.now() + shift);
  shift = 181 * 24 * 60 * 60 * 1000;
  expect((await refund()).body).toMatchObject({ status: 400, cause: [{ code: 2024 }] });
});

test('a refund in process reserves its amount until it is completed', async () => {
  const { sandbox, refund, read } = await paidSandbox();
  await sandbox.control.setSwitch({ scope: 'next', refund: { status: 'in_process' } });
  const open = await refund({ amount: 1500 }, { 'x-render-in-process-refunds': 'true' });
  expect(open).toMatchObject({ status: 201, body: { status: 'in_process', amount_refunded_to_payer: 0 } });
  expect(await read()).toMatchObject({
    status: 'approved',
    status_detail: 'accredited',
    transaction_amount_refunded: 0,
  });
  expect((await refund({ amount: 1 })).status).toBe(400);
  const { id } = refundAnswer.parse(open.body);
  await sandbox.control.settleRefund(id, { status: 'approved' });
  expect(await read()).toMatchObject({ status_detail: 'partially_refunded', transaction_amount_refunded: 1500 });
  await expect(sandbox.control.settleRefund(id, { status: 'approved' })).rejects.toThrow('400');
});

test('without the header a refund in process responds 400 and exists anyway', async () => {
  const { sandbox, payment, refund, read } = await paidSandbox();
  await sandbox.control.setSwitch({ scope: 'next', refund: { status: 'in_process' } });
  expect((await refund()).status).toBe(400);
  const list = await sandbox.call('GET', `/v1/payments/${payment.id}/refunds`);
  expect(list.body).toMatchObject([{ status: 'in_process', amount: 1500.5 }]);
  const [open] = refundAnswer.array().parse(list.body);
  await sandbox.control.settleRefund(open?.id ?? 0, { status: 'rejected' });
  expect(await read()).toMatchObject({ status: 'approved', transaction_amount_refunded: 0 });
  expect((await refund()).status).toBe(201);
});
