import { MercadoPagoConfig, MPNotFoundError, Order, Payment, WebhookSignatureValidator } from 'mercadopago';
import { AppConfig } from 'mercadopago/dist/utils/config/index.js';
import { beforeEach, expect, test } from 'vitest';
import { ACCESS_TOKEN, openSandbox, WEBHOOK_SECRET, type TestSandbox } from '#test/sandbox/test-sandbox.ts';
import { openReceiver } from '#test/sandbox/webhook-receiver.ts';
import type { PayRequest } from '../control/control-requests.ts';

let sandbox: TestSandbox;
const config = new MercadoPagoConfig({ accessToken: ACCESS_TOKEN });

beforeEach(async () => {
  sandbox = await openSandbox();
  // The only difference from a program in production: the provider's address.
  Object.assign(AppConfig, { BASE_URL: sandbox.url });
});

const order = {
  type: 'online',
  processing_mode: 'manual',
  capture_mode: 'automatic_async',
  external_reference: 'orden-9',
  total_amount: '1500.50',
  expiration_time: 'PT30M',
  payer: { email: 'ana@example.com', first_name: 'Ana' },
  items: [
    { external_code: '1', title: 'Campera', quantity: 1, unit_price: '1000.10' },
    { external_code: '2', title: 'Medias', quantity: 2, unit_price: '250.20' },
  ],
  config: {
    statement_descriptor: 'TELAR',
    online: { success_url: 'https://tienda.example/gracias', auto_return: 'approved' },
    payment_method: {
      max_installments: 12,
      not_allowed_types: ['ticket'],
      installments: { interest_free: { type: 'list', values: [6] } },
    },
  },
} as const;

const { payment_method: method, ...others } = order.config;
// The SDK's types have lists that can be changed.
const orderConfig = {
  ...others,
  payment_method: {
    ...method,
    not_allowed_types: [...method.not_allowed_types],
    installments: { interest_free: { type: 'list' as const, values: [6] } },
  },
};
const orderBody = (changes: object = {}) => ({ ...order, ...changes, items: [...order.items], config: orderConfig });

async function paidOrder(request: Partial<PayRequest> = {}) {
  const orders = new Order(config);
  const made = await orders.create({ body: orderBody() });
  const preference_id = new URL(made.checkout_url ?? '').searchParams.get('pref_id') ?? '';
  const { payment } = await sandbox.control.payPreference({ preference_id, ...request });
  return { orders, id: made.id ?? '', made, payment };
}

test('PRICE-8 the official SDK creates, reads, finds and cancels an order', async () => {
  const orders = new Order(config);
  const made = await orders.create({ body: orderBody() });
  const id = made.id ?? '';
  expect(id).toMatch(/^ORD01[0-9A-Z]{24}$/);
  expect(made).toMatchObject({ status: 'created', currency: 'ARS', country_code: 'ARG', total_amount: '1500.50' });
  expect(await orders.get({ id })).toMatchObject({
    id,
    external_reference: 'orden-9',
    checkout_url: made.checkout_url,
  });
  const range = { begin_date: '2020-01-01T00:00:00.000Z', end_date: '2100-01-01T00:00:00.000Z' };
  const found = await orders.search({ options: { ...range, external_reference: 'orden-9' } });
  expect(found).toMatchObject({ data: [{ id }], paging: { total: '1' } });
  expect((await orders.search({ options: { ...range, external_reference: 'orden-0' } })).data).toEqual([]);
  expect(await orders.cancel({ id })).toMatchObject({ status: 'canceled', status_detail: 'canceled' });
  const preference_id = new URL(made.checkout_url ?? '').searchParams.get('pref_id') ?? '';
  await expect(sandbox.control.payPreference({ preference_id })).rejects.toThrow('closed');
  await expect(orders.cancel({ id })).rejects.toMatchObject({ status: 409 });
  await expect(orders.get({ id: 'ORD01NADIE' })).rejects.toThrow(MPNotFoundError);
});

test('PRICE-8 the official SDK reads what was paid, and refunds a part and the rest', async () => {
  const { orders, id, payment } = await paidOrder();
  const read = await orders.get({ id });
  expect(read).toMatchObject({ status: 'processed', status_detail: 'accredited', total_paid_amount: '1500.50' });
  const own = read.transactions?.payments?.[0];
  expect(own).toMatchObject({ status: 'processed', amount: '1500.50', payment_method: { type: 'credit_card' } });
  const body = { transactions: [{ id: own?.id ?? '', amount: '500.25' }] };
  const part = await orders.refund({ id, body });
  expect(part).toMatchObject({
    status_detail: 'partially_refunded',
    transactions: { refunds: [{ amount: '500.25' }] },
  });
  expect(await orders.refund({ id })).toMatchObject({ status: 'processed', status_detail: 'refunded' });
  await expect(orders.refund({ id, body })).rejects.toMatchObject({ status: 400 });
  // The payments API has the same money under a number of its own.
  const listed = await new Payment(config).search({ options: { external_reference: 'orden-9' } });
  expect(listed.results).toMatchObject([{ id: payment.id, status: 'refunded' }]);
});

test('PRICE-8 an order whose attempt failed waits for another one, and a key makes one order of one request', async () => {
  const { id, orders: shared } = await paidOrder({ cardholder: 'FUND' });
  // The SDK goes on with the options of a call in all later ones of a configuration.
  const orders = new Order(new MercadoPagoConfig({ accessToken: ACCESS_TOKEN }));
  expect(await shared.get({ id })).toMatchObject({
    status: 'action_required',
    status_detail: 'waiting_retry',
    transactions: { payments: [{ status: 'failed', status_detail: 'insufficient_amount' }] },
  });
  const requestOptions = { idempotencyKey: 'clave-1' };
  const one = await orders.create({ body: orderBody(), requestOptions });
  expect(await orders.create({ body: orderBody(), requestOptions })).toMatchObject({ id: one.id });
  const other = orders.create({ body: orderBody({ description: 'otra' }), requestOptions });
  await expect(other).rejects.toMatchObject({ status: 409 });
});

test.each([
  [
    'an address for notices',
    { config: { notification_url: 'https://tienda.example/avisos' } },
    'unsupported_properties',
  ],
  ['a total of its own', { total_amount: '1500.00' }, 'order_items_total_amount_mismatch'],
  ['an amount without decimals', { total_amount: '1500' }, 'property_value'],
  ['another way of processing', { processing_mode: 'automatic' }, 'property_value'],
])('PRICE-8 an order with %s is refused', async (_, changes, code) => {
  const answer = await sandbox.call('POST', '/v1/orders', { ...order, ...changes }, { 'x-idempotency-key': 'k' });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ code }] } });
});

test('PRICE-8 an order without a key is refused, and amounts are whole in a currency without decimals', async () => {
  expect(await sandbox.call('POST', '/v1/orders', order)).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'empty_required_header' }] },
  });
  const chile = await openSandbox({ site: 'MLC' });
  const body = { ...order, total_amount: '1500', items: [{ title: 'Campera', quantity: 1, unit_price: '1500' }] };
  const made = await chile.call('POST', '/v1/orders', body, { 'x-idempotency-key': 'k' });
  expect(made).toMatchObject({ status: 201, body: { currency: 'CLP', country_code: 'CHL', total_amount: '1500' } });
  const cents = { ...body, total_amount: '1500.00' };
  expect((await chile.call('POST', '/v1/orders', cents, { 'x-idempotency-key': 'k2' })).status).toBe(400);
});

test('PRICE-8 the seller pays the interest of instalments that the order frees of it, and the buyer that of others', async () => {
  const free = await paidOrder({ installments: 6 });
  const charged = await paidOrder({ installments: 12 });
  const costs = async (id: number) => {
    const { fee_details: fees = [], transaction_details: details } = await new Payment(config).get({ id });
    return {
      total: details?.total_paid_amount,
      own: fees.find(({ fee_payer: payer }) => payer === 'collector')?.amount,
    };
  };
  expect(await costs(free.payment.id)).toEqual({ total: 1500.5, own: 270.09 });
  expect(await costs(charged.payment.id)).toEqual({ total: 2220.74, own: 90.03 });
});

test('PRICE-8 the official SDK accepts the signature of a notice of an order, which goes where the application says', async () => {
  const shop = await openReceiver();
  await sandbox.control.setNoticeUrl(shop.url);
  const { id } = await paidOrder();
  const [notice] = await shop.received(1);
  expect(notice?.body).toMatchObject({ type: 'order', data: { id } });
  expect(notice?.body).not.toHaveProperty('id');
  const given = {
    xSignature: String(notice?.headers['x-signature']),
    xRequestId: String(notice?.headers['x-request-id']),
    dataId: notice?.query.get('data.id') ?? '',
  };
  expect(given.dataId).toBe(id);
  expect(() => WebhookSignatureValidator.validate({ ...given, secret: WEBHOOK_SECRET })).not.toThrow();
});
