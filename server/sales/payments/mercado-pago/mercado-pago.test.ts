import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { sandboxControl, type SandboxControl } from '../../../../sandbox/control.ts';
import { startSandbox } from '../../../../sandbox/sandbox.ts';
import type { RunningSimulator } from '../../../../sandbox/serve-simulator.ts';
import { createMercadoPago } from './mercado-pago.service.ts';
import { preferenceBody } from './preference.ts';
import { ProviderUnavailable, type CheckoutRequest } from '#server/core/context/payment-provider.ts';

const accessToken = 'TEST-token';
const publicUrl = 'https://shop.example';
const addresses = { publicUrl, notificationUrl: `${publicUrl}/api/mercadopago/webhook?source_news=webhooks` };

let sandbox: RunningSimulator;
let control: SandboxControl;

beforeAll(async () => {
  const options = { port: 0, file: ':memory:', accessToken, webhookSecret: 's', controlToken: 'c' };
  sandbox = await startSandbox(options);
  control = sandboxControl(sandbox.url, 'c');
  // Nobody listens at the shop's address here.
  await control.setSwitch({ scope: 'all', webhook: { lost: true } });
});

afterEach(() => control.clearFaults());
afterAll(() => sandbox.close());

/** The adapter as it runs, with short timeouts. */
function provider(token = accessToken) {
  const short = { timeoutMs: 300, backoffMs: [1, 1] } as const;
  return createMercadoPago({ ...short, apiUrl: sandbox.url, accessToken: token, webhookSecrets: ['s'], ...addresses });
}

function request(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    reference: randomUUID(),
    lines: [{ title: 'Camisa Lino talle M', quantity: 2, unitPrice: shopMoney(129_950) }],
    discount: shopMoney(0),
    shipping: { title: 'Envío', price: shopMoney(5000) },
    email: 'ana@example.com',
    returnPath: '/user/orders/actual',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    payUntil: new Date(Date.now() + 3 * 86_400_000),
    ...changes,
  };
}

test('PAY-4 a checkout is paid for its total, shipping included, and the payment is found by its reference', async () => {
  const asked = request();
  const { externalId, url } = await provider().start(asked);
  expect(url).toContain(externalId);
  const { payment } = await control.payPreference({ preference_id: externalId, cardholder: 'APRO' });
  const [found] = await provider().findByReference(asked.reference);
  expect(found).toMatchObject({
    provider: 'mercado-pago',
    id: String(payment.id),
    reference: asked.reference,
    status: 'approved',
    detail: 'approved/accredited',
    awaits: null,
    amount: shopMoney(264_900),
    refunded: shopMoney(0),
  });
  expect(found?.approvedAt).toBeInstanceOf(Date);
  expect(await provider().find(String(payment.id))).toEqual(found);
  expect(await provider().find('999999')).toBeUndefined();
  expect(await provider().find('no-number')).toBeUndefined();
  expect(await provider().findByReference(randomUUID())).toEqual([]);
});

test('PAY-4 asking twice makes one checkout', async () => {
  const asked = request();
  const [one, two] = await Promise.all([provider().start(asked), provider().start(asked)]);
  expect(two).toEqual(one);
});

test('PAY-4 a closed checkout takes no payment, and closing it again is no error', async () => {
  const { externalId } = await provider().start(request());
  await provider().close(externalId);
  await provider().close(externalId);
  await expect(control.payPreference({ preference_id: externalId, cardholder: 'APRO' })).rejects.toThrow('closed');
});

test('BACK-2 a refund in process is told of until the provider has decided, and its key asks for no second one', async () => {
  const { externalId } = await provider().start(request());
  const { payment } = await control.payPreference({ preference_id: externalId, cardholder: 'APRO' });
  await control.setSwitch({ scope: 'next', refund: { status: 'in_process' } });
  const asked = { paymentId: String(payment.id), amount: shopMoney(100_000), key: randomUUID() };
  const first = await provider().refund(asked);
  expect(first).toMatchObject({ kind: 'taken', refund: { state: 'in_progress', amount: shopMoney(100_000) } });
  expect(await provider().refund(asked)).toMatchObject({ kind: 'taken', refund: { state: 'in_progress' } });
  const found = await provider().find(asked.paymentId);
  expect(found).toMatchObject({ status: 'approved', refunded: shopMoney(0), refunds: [{ state: 'in_progress' }] });
  await control.settleRefund(Number(found?.refunds[0]?.id), { status: 'rejected' });
  expect(await provider().find(asked.paymentId)).toMatchObject({ refunds: [{ state: 'refused' }] });
});

test.for([
  ['a passing failure', { kind: 'status', status: 503, times: 2 }],
  ['too many calls', { kind: 'status', status: 429, retryAfterSeconds: 0, times: 2 }],
  ['a cut connection', { kind: 'drop', times: 1 }],
  ['no answer', { kind: 'hang', times: 1 }],
  ['an answer lost after the work', { kind: 'status', status: 500, times: 1, moment: 'after' }],
] as const)('PAY-4 %s is got over by asking again, with one checkout as the result', async ([, fault]) => {
  const asked = request();
  await control.injectFault({ ...fault, pathPrefix: '/checkout/preferences' });
  const started = await provider().start(asked);
  expect(await provider().start(asked)).toEqual(started);
});

test.for([
  ['fails', { kind: 'status', status: 500 }],
  ['never answers', { kind: 'hang' }],
  ['cuts the connection', { kind: 'drop' }],
  ['asks to wait too long', { kind: 'status', status: 429, retryAfterSeconds: 60 }],
] as const)('PAY-4 a provider that %s is unavailable', async ([, fault]) => {
  await control.injectFault(fault);
  await expect(provider().start(request())).rejects.toThrow(ProviderUnavailable);
  await expect(provider().findByReference(randomUUID())).rejects.toThrow(ProviderUnavailable);
  await expect(provider().find('1')).rejects.toThrow(ProviderUnavailable);
});

test('PAY-4 a provider that refuses our token, or answers what nobody can read, is unavailable', async () => {
  await expect(provider('other').start(request())).rejects.toThrow(/401/);
  const unreadable = createMercadoPago({
    apiUrl: 'https://provider.example',
    accessToken,
    webhookSecrets: [],
    ...addresses,
    fetch: () => Promise.resolve(new Response('<html>')),
  });
  await expect(unreadable.find('1')).rejects.toThrow(ProviderUnavailable);
});

test('PAY-4 free lines are left out, and plain http addresses are kept from the real provider', () => {
  const lines = [
    { title: 'Regalo', quantity: 1, unitPrice: shopMoney(0) },
    { title: 'Camisa', quantity: 1, unitPrice: shopMoney(100) },
  ];
  const apiUrl = 'https://api.mercadopago.com';
  const body = preferenceBody(request({ lines }), { ...addresses, apiUrl });
  expect(body.items.map(({ title }) => title)).toEqual(['Camisa', 'Envío']);
  expect(body).toMatchObject({ auto_return: 'approved', notification_url: addresses.notificationUrl });
  const onMyMachine = preferenceBody(request(), { ...addresses, publicUrl: 'http://localhost:3000', apiUrl });
  expect(onMyMachine).not.toHaveProperty('auto_return');
});

test('PAY-7 a checkout says until when a ticket may be paid, what is not offered, who pays, and what is bought', () => {
  const asked = request({
    lines: [{ title: 'Camisa', quantity: 1, unitPrice: shopMoney(100), picture: '/media/ab/640.jpeg' }],
    payUntil: new Date('2026-03-04T12:00:00Z'),
    payer: {
      name: 'Ana',
      surname: 'Paz',
      dni: '30111222',
      phone: '+541144445555',
      address: { street: 'Belgrano', number: '100', postalCode: 'B1641' },
    },
  });
  expect(
    preferenceBody(asked, { ...addresses, apiUrl: 'https://api.example', excludedTypes: ['ticket'] }),
  ).toMatchObject({
    date_of_expiration: '2026-03-04T09:00:00.000-03:00',
    payment_methods: { excluded_payment_types: [{ id: 'ticket' }] },
    payer: {
      email: 'ana@example.com',
      name: 'Ana',
      surname: 'Paz',
      identification: { type: 'DNI', number: '30111222' },
      phone: { number: '+541144445555' },
      address: { zip_code: 'B1641', street_name: 'Belgrano', street_number: '100' },
    },
    items: [
      { category_id: 'fashion', picture_url: 'https://shop.example/media/ab/640.jpeg' },
      { title: 'Envío', category_id: 'services' },
    ],
  });
  const plain = preferenceBody(request(), { ...addresses, apiUrl: 'https://api.example' });
  expect(plain.payer).toEqual({ email: 'ana@example.com' });
  expect(plain).not.toHaveProperty('payment_methods');
});

test.for([
  ['payment', '117', {}, { about: 'payment', id: '117' }],
  ['topic_merchant_order_wh', '227', {}, { about: 'order', id: '227' }],
  ['topic_chargebacks_wh', '337', {}, { about: 'dispute', id: '337' }],
  ['topic_claims_integration_wh', '447', {}, { about: 'claim', id: '447' }],
  ['stop_delivery_op_wh', '557', { payment_id: 117 }, { about: 'stopped-delivery', id: '117' }],
  ['stop_delivery_op_wh', '117', {}, { about: 'stopped-delivery', id: '117' }],
  ['order', 'ORD01JY0PGGPZ4DBV73E2PXRBCQ84', {}, { about: 'order', id: 'ORD01JY0PGGPZ4DBV73E2PXRBCQ84' }],
  ['order', 'ORD01', {}, null],
  ['order', '../ORD01JY0PGGPZ4DBV73E2PXRBCQ84', {}, null],
  ['subscription_preapproval', '667', {}, null],
] as const)('BACK-3 a notice of the topic %s is about %o', ([type, dataId, data, subject]) => {
  const now = new Date();
  const ts = String(Math.floor(now.getTime() / 1000));
  const v1 = createHmac('sha256', 's').update(`id:${dataId};request-id:r;ts:${ts};`).digest('hex');
  const notice = {
    url: new URL(`${publicUrl}/api/mercadopago/webhook?data.id=${dataId}&type=${type}`),
    headers: new Headers({ 'x-request-id': 'r', 'x-signature': `ts=${ts},v1=${v1}` }),
    body: Buffer.from(JSON.stringify({ id: 'n-1', type, data })),
  };
  expect(provider().parseNotice(notice, now)).toMatchObject({ kind: 'news', subject });
});
