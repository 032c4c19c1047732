import { expect, test } from 'vitest';
import { CONTROL_TOKEN, openSandbox } from '#test/sandbox/test-sandbox.ts';
import { openReceiver } from '#test/sandbox/webhook-receiver.ts';

const authorization = `Basic ${btoa(`panel:${CONTROL_TOKEN}`)}`;
const done = '../../_sandbox';
const refused = '../../_sandbox?error=paso';

/** A paid purchase of 1.500,50 pesos, and the panel as a person uses it. */
async function panelOf() {
  const sandbox = await openSandbox();
  const shop = await openReceiver();
  const { id } = await sandbox.createPreference({ notification_url: shop.url });
  const { payment } = await sandbox.control.payPreference({ preference_id: id, cardholder: 'APRO' });
  await shop.received(1);
  const panel = `${sandbox.url}/_sandbox`;
  return {
    sandbox,
    shop,
    payment: payment.id,
    /** Sends a form; returns where it leads. */
    async press(form: string, fields: Record<string, string>) {
      const headers = { authorization, origin: sandbox.url };
      const body = new URLSearchParams(fields);
      const response = await fetch(`${panel}/panel/${form}`, { method: 'POST', headers, body, redirect: 'manual' });
      return response.headers.get('location') ?? response.status;
    },
    shown: async () => (await fetch(panel, { headers: { authorization } })).text(),
    read: () => sandbox.readPayment(payment.id),
    refund: (amount: number) =>
      sandbox.call('POST', `/v1/payments/${payment.id}/refunds`, { amount }, { 'x-render-in-process-refunds': 'true' }),
    /** The id of the newest refund. */
    async refundId() {
      const { refunds } = await sandbox.readPayment(payment.id);
      const found: unknown = Array.isArray(refunds) ? refunds.at(-1)?.id : undefined;
      return String(found);
    },
  };
}

test('a part is refunded by its form, and the shop is told', async () => {
  const { press, payment, read, shop, shown } = await panelOf();
  expect(await press('refund', { payment: String(payment), amount: '500,25' })).toBe(done);
  expect(await read()).toMatchObject({ status_detail: 'partially_refunded', transaction_amount_refunded: 500.25 });
  expect(await shown()).toContain('Devolución de $ 500,25: hecha');
  await shop.received(2);
  for (const amount of ['1.000,26', 'mucho', '-1', '0']) {
    expect(await press('refund', { payment: String(payment), amount })).toBe(refused);
  }
  expect(await press('refund', { payment: '1', amount: '1' })).toBe(refused);
  expect(await read()).toMatchObject({ transaction_amount_refunded: 500.25 });
  // Without an amount, all that is left.
  expect(await press('refund', { payment: String(payment), amount: '' })).toBe(done);
  expect(await read()).toMatchObject({ status: 'refunded', transaction_amount_refunded: 1500.5 });
});

test('a refund is left in process and approved later', async () => {
  const { press, read, refund, refundId, shown, shop } = await panelOf();
  expect(await press('next-refund', { status: 'in_process', reason: 'Insufficient balance' })).toBe(done);
  expect(await shown()).toMatch(/value="in_process" selected/);
  expect(await refund(100)).toMatchObject({ status: 201, body: { status: 'in_process', reason: null } });
  expect(await shown()).toContain('Devolución de $ 100,00: en proceso');
  expect(await read()).toMatchObject({ transaction_amount_refunded: 0 });
  const settle = { refund: await refundId(), status: 'approved', reason: 'Insufficient balance' };
  expect(await press('settle', settle)).toBe(done);
  expect(await read()).toMatchObject({
    transaction_amount_refunded: 100,
    refunds: [{ status: 'approved', reason: null }],
  });
  await shop.received(2);
  expect(await press('settle', settle)).toBe(refused);
  // Only the next one: the one after that is done at once.
  expect((await refund(50)).body).toMatchObject({ status: 'approved' });
});

test('a refund in process is rejected with a reason, and its money can be refunded again', async () => {
  const { press, read, refund, refundId, shown } = await panelOf();
  await press('next-refund', { status: 'in_process', reason: 'Insufficient balance' });
  await refund(1500.5);
  const settle = { refund: await refundId(), status: 'rejected', reason: 'The card account is closed' };
  expect(await press('settle', settle)).toBe(done);
  expect(await read()).toMatchObject({
    status: 'approved',
    transaction_amount_refunded: 0,
    refunds: [{ status: 'rejected', reason: 'The card account is closed', amount_refunded_to_payer: 0 }],
  });
  expect(await shown()).toContain('rechazada (The card account is closed)');
  expect((await refund(1500.5)).body).toMatchObject({ status: 'approved' });
});

test('a refund is rejected or not taken at once, with the reason, and only the next one', async () => {
  const { press, read, refund } = await panelOf();
  await press('next-refund', { status: 'rejected', reason: 'The card account is closed' });
  expect(await refund(100)).toMatchObject({
    status: 201,
    body: { status: 'rejected', reason: 'The card account is closed' },
  });
  // The later choice replaces the earlier one.
  await press('next-refund', { status: 'in_process', reason: 'Insufficient balance' });
  await press('next-refund', { status: 'refused', reason: 'Insufficient balance' });
  expect(await refund(100)).toMatchObject({ status: 400, body: { message: 'Insufficient balance' } });
  expect((await refund(100)).body).toMatchObject({ status: 'approved' });
  expect(await read()).toMatchObject({ transaction_amount_refunded: 100 });
});

test('notices of every topic that a payment has are sent, and no others', async () => {
  const { press, payment, shop, shown, sandbox } = await panelOf();
  const order = (await sandbox.readPayment(payment)).order.id;
  const send = (topic: string) => press('notice', { payment: String(payment), topic });
  expect(await send('topic_merchant_order_wh')).toBe(done);
  expect(await send('order')).toBe(done);
  expect(await send('stop_delivery_op_wh')).toBe(done);
  const notices = await shop.received(4);
  expect(notices.slice(1).map(({ body }) => body['type'])).toEqual([
    'topic_merchant_order_wh',
    'order',
    'stop_delivery_op_wh',
  ]);
  expect(notices[1]?.body['data']).toMatchObject({ id: order });
  expect(notices[2]?.body['data']).toMatchObject({ id: expect.stringMatching(/^ORD01[0-9A-Z]{24}$/) });
  expect(await shown()).not.toContain('value="topic_chargebacks_wh"');
  expect(await send('topic_chargebacks_wh')).toBe(refused);
  expect(await send('otro')).toBe(refused);
  await press('move', { payment: String(payment), status: 'charged_back', detail: 'in_process' });
  expect(await shown()).toContain('value="topic_chargebacks_wh"');
  expect(await send('topic_chargebacks_wh')).toBe(done);
  expect(await press('notice', { payment: '1', topic: 'order' })).toBe(refused);
});

test('no form of the panel takes what another site sends, or works without the key', async () => {
  const { sandbox, read, payment } = await panelOf();
  for (const form of ['move', 'refund', 'notice', 'settle', 'next-refund']) {
    const post = (headers: Record<string, string>) =>
      fetch(`${sandbox.url}/_sandbox/panel/${form}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ payment: String(payment), amount: '1' }),
        redirect: 'manual',
      });
    expect((await post({ authorization, origin: 'https://otra.example' })).status).toBe(403);
    expect((await post({ origin: sandbox.url })).status).toBe(401);
  }
  expect(await read()).toMatchObject({ transaction_amount_refunded: 0 });
});
