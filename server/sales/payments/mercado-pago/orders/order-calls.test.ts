import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { ProviderUnavailable, type CheckoutRequest } from '#server/core/context/payment-provider.ts';
import { openSimulatedMercadoPago } from '#test/sandbox/simulated-mercado-pago.ts';
import { createMercadoPago } from '../mercado-pago.service.ts';

const request = (): CheckoutRequest => ({
  reference: randomUUID(),
  lines: [{ title: 'Camisa', quantity: 1, unitPrice: shopMoney(100_000) }],
  discount: shopMoney(0),
  shipping: { title: 'Envío', price: shopMoney(0) },
  email: null,
  returnPath: '/user/orders/actual',
  expiresAt: new Date(Date.now() + 30 * 60_000),
  payUntil: new Date(Date.now() + 3 * 86_400_000),
});

test('PRICE-8 an order that the provider does not end any more is no error, and its payment goes on', async () => {
  const { provider, pay, close, approve } = await openSimulatedMercadoPago('orders');
  onTestFinished(close);
  const asked = request();
  const page = await provider.start(asked);
  const id = await pay(page, 'pending');
  await provider.close(page.externalId);
  await approve(id);
  expect(await provider.findByReference(asked.reference, page.externalId)).toMatchObject([{ id, status: 'approved' }]);
  await provider.close(page.externalId);
});

/** The adapter of a provider that gives one answer. */
const answering = (body: object, status = 201) =>
  createMercadoPago({
    apiUrl: 'https://provider.example',
    accessToken: 'TEST-token',
    webhookSecrets: [],
    publicUrl: 'https://shop.example',
    notificationUrl: 'https://shop.example/api/mercadopago/webhook',
    interface: 'orders',
    backoffMs: [1, 1],
    fetch: () => Promise.resolve(Response.json(body, { status })),
  });

const made = {
  id: 'ORD01JY0PGGPZ4DBV73E2PXRBCQ84',
  status: 'created',
  total_amount: '1000.00',
  created_date: '2026-11-27T10:00:00Z',
  checkout_url: 'https://www.mercadopago.com.ar/checkout/v1/redirect?pref_id=1',
};

test('PRICE-8 a page is one of an order with an address, and nothing else', async () => {
  expect(await answering(made).start(request())).toMatchObject({ externalId: made.id, url: made.checkout_url });
  for (const wrong of [{ checkout_url: null }, { checkout_url: 'javascript:alert(1)' }, { id: '470-page' }]) {
    await expect(answering({ ...made, ...wrong }).start(request())).rejects.toThrow(ProviderUnavailable);
  }
});

test.each([
  ['resource_locked', 409],
  ['idempotency_validation_failed', 500],
  ['idempotency_key_already_used', 409],
])('PRICE-8 a refund that is answered with %s is not refused: it is asked for again', async (code, status) => {
  const provider = answering({ errors: [{ code, message: 'later' }] }, status);
  const asked = { paymentId: `${made.id}-PAY01JY0PGGPZ4DBV73E2PXRBCQ84`, amount: shopMoney(100), key: randomUUID() };
  await expect(provider.refund(asked)).rejects.toThrow(ProviderUnavailable);
  const refused = answering({ errors: [{ code: 'invalid_refund', message: 'Insufficient balance' }] }, 400);
  expect(await refused.refund(asked)).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/saldo/i) });
});
