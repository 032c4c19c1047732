import {
  MercadoPagoConfig,
  MerchantOrder,
  MPNotFoundError,
  Payment,
  PaymentMethod,
  PaymentRefund,
  Preference,
  WebhookSignatureValidator,
} from 'mercadopago';
import { AppConfig } from 'mercadopago/dist/utils/config/index.js';
import { beforeEach, expect, test } from 'vitest';
import { PURCHASE } from '#test/sandbox/api-caller.ts';
import { ACCESS_TOKEN, openSandbox, WEBHOOK_SECRET, type TestSandbox } from '#test/sandbox/test-sandbox.ts';
import { openReceiver } from '#test/sandbox/webhook-receiver.ts';

let sandbox: TestSandbox;
const config = new MercadoPagoConfig({ accessToken: ACCESS_TOKEN });

beforeEach(async () => {
  sandbox = await openSandbox();
  // The only difference from a program in production: the provider's address.
  Object.assign(AppConfig, { BASE_URL: sandbox.url });
});

const items = PURCHASE.items.map((item) => ({ currency_id: 'ARS', ...item }));
const purchase = { ...PURCHASE, items };

async function paid(cardholder = 'APRO') {
  const { id = '' } = await new Preference(config).create({ body: purchase });
  const { payment } = await sandbox.control.payPreference({ preference_id: id, cardholder });
  return { preferenceId: id, paymentId: payment.id };
}

test('MEND-43 the official SDK creates, reads, finds and changes a preference', async () => {
  const preferences = new Preference(config);
  const made = await preferences.create({ body: purchase });
  const preferenceId = made.id ?? '';
  expect(made).toMatchObject({ external_reference: 'orden-7', init_point: expect.stringContaining(preferenceId) });
  expect(await preferences.get({ preferenceId })).toMatchObject({ id: preferenceId, auto_return: 'approved' });
  const found = await preferences.search({ options: { external_reference: 'orden-7' } });
  expect(found).toMatchObject({ total: 1, elements: [{ id: preferenceId }] });
  const changed = await preferences.update({
    id: preferenceId,
    updatePreferenceRequest: { ...purchase, external_reference: 'orden-8' },
  });
  expect(changed).toMatchObject({ id: preferenceId, external_reference: 'orden-8' });
});

test('MEND-43 the official SDK reads and finds a payment and its order, and cancels what is still open', async () => {
  const { preferenceId, paymentId } = await paid('CONT');
  const payments = new Payment(config);
  expect(await payments.get({ id: paymentId })).toMatchObject({ id: paymentId, status: 'in_process' });
  const found = await payments.search({ options: { external_reference: 'orden-7' } });
  expect(found).toMatchObject({ paging: { total: 1 }, results: [{ id: paymentId }] });
  const orders = await new MerchantOrder(config).search({ options: { preference_id: preferenceId } });
  const merchantOrderId = orders.elements?.[0]?.id ?? 0;
  expect(await new MerchantOrder(config).get({ merchantOrderId })).toMatchObject({ preference_id: preferenceId });
  expect(await payments.cancel({ id: paymentId })).toMatchObject({ status: 'cancelled' });
});

test('MEND-43 the official SDK refunds in part and in full, and parses rejections', async () => {
  const { paymentId: payment_id } = await paid();
  const refunds = new PaymentRefund(config);
  const part = await refunds.create({ payment_id, body: { amount: 500.25 } });
  expect(part).toMatchObject({ amount: 500.25, status: 'approved' });
  expect(await refunds.get({ payment_id, refund_id: part.id ?? 0 })).toMatchObject({ id: part.id });
  await refunds.total({ payment_id });
  expect(await refunds.list({ payment_id })).toHaveLength(2);
  await expect(refunds.create({ payment_id, body: { amount: 1 } })).rejects.toMatchObject({ status: 400 });
  await expect(new Payment(config).get({ id: 1 })).rejects.toThrow(MPNotFoundError);
});

test('PRICE-4 the official SDK lists the means of payment, and each brand has its instalments', async () => {
  const methods = await new PaymentMethod(config).get();
  expect(methods).toContainEqual(expect.objectContaining({ id: 'visa', payment_type_id: 'credit_card' }));
  const plans = async (query: string) => {
    const headers = { authorization: `Bearer ${ACCESS_TOKEN}` };
    return fetch(`${sandbox.url}/v1/payment_methods/installments?${query}`, { headers });
  };
  expect((await plans('payment_method_id=visa')).status).toBe(400);
  expect((await plans('amount=5000')).status).toBe(400);
  expect(await (await plans('amount=5000&bin=450995')).json()).toMatchObject([
    { payment_method_id: 'visa', payer_costs: [{ installments: 1 }, { installments: 3 }, {}, {}] },
  ]);
});

test('MEND-43 the official SDK accepts the signature of a notice', async () => {
  const shop = await openReceiver();
  const { id = '' } = await new Preference(config).create({ body: { ...purchase, notification_url: shop.url } });
  await sandbox.control.payPreference({ preference_id: id, cardholder: 'APRO' });
  const [notice] = await shop.received(1);
  const given = {
    xSignature: String(notice?.headers['x-signature']),
    xRequestId: String(notice?.headers['x-request-id']),
    dataId: notice?.query.get('data.id') ?? '',
  };
  expect(() => WebhookSignatureValidator.validate({ ...given, secret: WEBHOOK_SECRET })).not.toThrow();
  expect(() => WebhookSignatureValidator.validate({ ...given, secret: 'otro' })).toThrow();
});

test('PRICE-9 the official SDK reads what a payment costs and when its money is released, and finds it by that', async () => {
  const { id = '' } = await new Preference(config).create({ body: purchase });
  const { payment } = await sandbox.control.payPreference({ preference_id: id, withheld: 12.5 });
  const payments = new Payment(config);
  const read = await payments.get({ id: payment.id });
  const { transaction_amount: amount = 0, fee_details: fees } = read;
  const fee = fees?.find(({ fee_payer: payer }) => payer === 'collector')?.amount ?? 0;
  expect(read.transaction_details?.net_received_amount).toBeCloseTo(amount - fee - 12.5, 2);
  expect(read).toMatchObject({
    money_release_status: 'pending',
    charges_details: expect.arrayContaining([
      expect.objectContaining({ type: 'tax', amounts: { original: 12.5, refunded: 0 } }),
    ]),
  });
  const at = read.money_release_date ?? '';
  const range = { range: 'money_release_date', begin_date: at, end_date: at } as const;
  expect((await payments.search({ options: range })).results).toMatchObject([{ id: payment.id }]);
  const before = new Date(Date.parse(at) - 1).toISOString();
  expect((await payments.search({ options: { ...range, begin_date: 'NOW', end_date: before } })).results).toEqual([]);
});
