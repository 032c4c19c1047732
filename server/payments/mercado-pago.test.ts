import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cents } from '#contract/money.ts';
import { sandboxControl } from '../../sandbox/control.ts';
import type { SandboxControl } from '../../sandbox/control.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import type { RunningSandbox } from '../../sandbox/sandbox.ts';
import { createMercadoPago } from './mercado-pago.service.ts';
import { preferenceBody } from './mercado-pago-preference.ts';
import { ProviderUnavailable } from '../context/payment-provider.ts';
import type { CheckoutRequest } from '../context/payment-provider.ts';

const accessToken = 'TEST-token';
const publicUrl = 'https://shop.example';
const addresses = { publicUrl, notificationUrl: `${publicUrl}/api/mercadopago/webhook?source_news=webhooks` };

let sandbox: RunningSandbox;
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
  return createMercadoPago({ ...short, apiUrl: sandbox.url, accessToken: token, ...addresses });
}

function request(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    reference: randomUUID(),
    lines: [{ title: 'Camisa Lino talle M', quantity: 2, unitPrice: cents(129_950) }],
    shipping: cents(5000),
    email: 'ana@example.com',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    ...changes,
  };
}

test('PAY-4 a checkout is paid for its total, shipping included, and the payment is found by its reference', async () => {
  const asked = request();
  const { preferenceId, initPoint } = await provider().startCheckout(asked);
  expect(initPoint).toContain(preferenceId);
  const { payment } = await control.payPreference({ preference_id: preferenceId, cardholder: 'APRO' });
  const [found] = await provider().paymentsOf(asked.reference);
  expect(found).toMatchObject({
    id: payment.id,
    reference: asked.reference,
    status: 'approved',
    statusDetail: 'accredited',
    amount: 264_900,
    refunded: 0,
    currency: 'ARS',
  });
  expect(found?.approvedAt).toBeInstanceOf(Date);
  expect(await provider().payment(payment.id)).toEqual(found);
  expect(await provider().payment(999_999)).toBeUndefined();
  expect(await provider().paymentsOf(randomUUID())).toEqual([]);
});

test('PAY-4 asking twice makes one checkout', async () => {
  const asked = request();
  const [one, two] = await Promise.all([provider().startCheckout(asked), provider().startCheckout(asked)]);
  expect(two).toEqual(one);
});

test('PAY-4 a closed checkout takes no payment, and closing it again is no error', async () => {
  const { preferenceId } = await provider().startCheckout(request());
  await provider().closeCheckout(preferenceId);
  await provider().closeCheckout(preferenceId);
  await expect(control.payPreference({ preference_id: preferenceId, cardholder: 'APRO' })).rejects.toThrow('closed');
});

test('PAY-5 a payment is refunded once, however often that is asked', async () => {
  const { preferenceId } = await provider().startCheckout(request());
  const { payment } = await control.payPreference({ preference_id: preferenceId, cardholder: 'APRO' });
  await Promise.all([provider().refund(payment.id), provider().refund(payment.id)]);
  await provider().refund(payment.id);
  expect(await provider().payment(payment.id)).toMatchObject({ status: 'refunded', refunded: 264_900 });
});

test('PAY-5 a refund in process is waited for, and asked for again when it was refused', async () => {
  const { preferenceId } = await provider().startCheckout(request());
  const { payment } = await control.payPreference({ preference_id: preferenceId, cardholder: 'APRO' });
  await control.setSwitch({ scope: 'next', refund: { status: 'in_process' } });
  await provider().refund(payment.id);
  await provider().refund(payment.id);
  expect(await provider().payment(payment.id)).toMatchObject({ status: 'approved', refunded: 0 });
  const [refund, ...more] = await refundsOf(payment.id);
  expect(more).toEqual([]);
  await control.settleRefund(refund?.id ?? 0, { status: 'rejected' });
  await provider().refund(payment.id);
  expect(await provider().payment(payment.id)).toMatchObject({ status: 'refunded' });
});

async function refundsOf(paymentId: number): Promise<{ id: number }[]> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await fetch(`${sandbox.url}/v1/payments/${paymentId}/refunds`, { headers });
  const refunds: { id: number }[] = JSON.parse(await response.text());
  return refunds;
}

test.for([
  ['a passing failure', { kind: 'status', status: 503, times: 2 }],
  ['too many calls', { kind: 'status', status: 429, retryAfterSeconds: 0, times: 2 }],
  ['a cut connection', { kind: 'drop', times: 1 }],
  ['no answer', { kind: 'hang', times: 1 }],
  ['an answer lost after the work', { kind: 'status', status: 500, times: 1, moment: 'after' }],
] as const)('PAY-4 %s is got over by asking again, with one checkout as the result', async ([, fault]) => {
  const asked = request();
  await control.injectFault({ ...fault, pathPrefix: '/checkout/preferences' });
  const started = await provider().startCheckout(asked);
  expect(await provider().startCheckout(asked)).toEqual(started);
});

test.for([
  ['fails', { kind: 'status', status: 500 }],
  ['never answers', { kind: 'hang' }],
  ['cuts the connection', { kind: 'drop' }],
  ['asks to wait too long', { kind: 'status', status: 429, retryAfterSeconds: 60 }],
] as const)('PAY-4 a provider that %s is unavailable', async ([, fault]) => {
  await control.injectFault(fault);
  await expect(provider().startCheckout(request())).rejects.toThrow(ProviderUnavailable);
  await expect(provider().paymentsOf(randomUUID())).rejects.toThrow(ProviderUnavailable);
  await expect(provider().payment(1)).rejects.toThrow(ProviderUnavailable);
});

test('PAY-4 a provider that refuses our token, or answers what nobody can read, is unavailable', async () => {
  await expect(provider('other').startCheckout(request())).rejects.toThrow(/401/);
  const unreadable = createMercadoPago({
    apiUrl: 'https://provider.example',
    accessToken,
    ...addresses,
    fetch: () => Promise.resolve(new Response('<html>')),
  });
  await expect(unreadable.payment(1)).rejects.toThrow(ProviderUnavailable);
});

test('PAY-4 free lines are left out, and plain http addresses are kept from the real provider', () => {
  const lines = [
    { title: 'Regalo', quantity: 1, unitPrice: cents(0) },
    { title: 'Camisa', quantity: 1, unitPrice: cents(100) },
  ];
  const apiUrl = 'https://api.mercadopago.com';
  const body = preferenceBody(request({ lines }), { ...addresses, apiUrl });
  expect(body.items.map(({ title }) => title)).toEqual(['Camisa', 'Envío']);
  expect(body).toMatchObject({ auto_return: 'approved', notification_url: addresses.notificationUrl });
  const onMyMachine = preferenceBody(request(), { ...addresses, publicUrl: 'http://localhost:3000', apiUrl });
  expect(onMyMachine).not.toHaveProperty('auto_return');
});
