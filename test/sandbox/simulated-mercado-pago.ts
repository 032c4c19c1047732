import { createHmac, randomUUID } from 'node:crypto';
import { shopMoney } from '#contract/core/money/money.ts';
import { createMercadoPago } from '#server/sales/payments/mercado-pago/mercado-pago.service.ts';
import { sandboxControl } from '../../sandbox/control.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { listedNumber, paymentOfOrder, preferenceIdOf } from './page-ids.ts';
import type { Outcome, SimulatedProvider } from '../simulated-provider.ts';

const accessToken = 'TEST-token';
const secret = 'webhook-secret';
const publicUrl = 'https://shop.example';
const noticePath = `${publicUrl}/api/mercadopago/webhook`;

/** The test card holder for each outcome of a payment. */
const holders = { approved: 'APRO', rejected: 'OTHE', pending: 'CONT' } as const satisfies Record<Outcome, string>;

/** Opens Mercado Pago's adapter with the sandbox as provider; its new pages are made by an interface. */
export async function openSimulatedMercadoPago(by: 'classic' | 'orders' = 'classic'): Promise<SimulatedProvider> {
  const sandbox = await startSandbox({
    port: 0,
    file: ':memory:',
    accessToken,
    webhookSecret: secret,
    controlToken: 'control',
  });
  const control = sandboxControl(sandbox.url, 'control');
  // No server listens at the shop's address here.
  await control.setSwitch({ scope: 'all', webhook: { lost: true } });
  let isInventive = false;
  const provider = createMercadoPago({
    apiUrl: sandbox.url,
    accessToken,
    webhookSecrets: ['an-older-secret', secret],
    publicUrl,
    notificationUrl: noticePath,
    interface: by,
    timeoutMs: 300,
    backoffMs: [1, 1],
    async fetch(input, init) {
      const response = await fetch(input, init);
      const text = await response.text();
      const changed = isInventive ? text.replaceAll(/"(?:in_process|processing)"/g, '"thinking"') : text;
      return new Response(changed, { status: response.status, headers: response.headers });
    },
  });
  return {
    provider,
    secret,
    currency: shopMoney(0).currency,
    async pay({ externalId, url }, outcome) {
      const { payment } = await control.payPreference({
        preference_id: preferenceIdOf(url),
        cardholder: holders[outcome],
      });
      return by === 'orders' ? paymentOfOrder(externalId, payment.id) : String(payment.id);
    },
    approve: async (id) => void (await control.movePayment(listedNumber(id), { status: 'approved' })),
    dispute: async (id) => void (await control.movePayment(listedNumber(id), { status: 'in_mediation' })),
    async giveBack(id, minor) {
      await fetch(`${sandbox.url}/v1/payments/${listedNumber(id)}/refunds`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${accessToken}`,
          'content-type': 'application/json',
          'x-idempotency-key': randomUUID(),
        },
        body: JSON.stringify({ amount: minor / 100 }),
      });
    },
    notice: (id, signedWith, repeats = randomUUID()) => notice(id, signedWith, repeats),
    subject: (id) => (by === 'orders' ? { about: 'order', id: orderIn(id) } : { about: 'payment', id }),
    misled: (one) => ({ ...one, url: new URL(`${noticePath}?data.id=2&type=payment`) }),
    // The signature covers the address and not the body.
    signed: (body) => ({ ...notice('1', secret, randomUUID()), body: Buffer.from(body) }),
    inventStatus() {
      isInventive = true;
    },
    breakDown: () => control.injectFault({ kind: 'status', status: 500 }),
    repair: () => control.clearFaults(),
    close: () => sandbox.close(),
  };
}

/** The order that a payment of the shop is of. */
const orderIn = (id: string) => id.split('-')[0] ?? '';

/** A notice of a payment, or of its order, which has no id of its own. */
function notice(id: string, signedWith: string, noticeId: string) {
  const isOrder = id.startsWith('ORD');
  const [about, type] = isOrder ? [orderIn(id), 'order'] : [id, 'payment'];
  const requestId = randomUUID();
  const ts = String(Math.floor(Date.now() / 1000));
  const v1 = createHmac('sha256', signedWith).update(`id:${about};request-id:${requestId};ts:${ts};`).digest('hex');
  const known = isOrder
    ? { action: 'order.processed', date_created: noticeId }
    : { action: 'payment.updated', id: noticeId };
  return {
    url: new URL(`${noticePath}?data.id=${about}&type=${type}`),
    headers: new Headers({ 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` }),
    body: Buffer.from(JSON.stringify({ ...known, type, data: { id: about } })),
  };
}
