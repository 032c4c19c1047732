import { createHmac, randomUUID } from 'node:crypto';
import { shopMoney } from '#contract/core/money/money.ts';
import { createMercadoPago } from '#server/sales/payments/mercado-pago/mercado-pago.service.ts';
import { sandboxControl } from '../../sandbox/control.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import type { Outcome, SimulatedProvider } from '../simulated-provider.ts';

const accessToken = 'TEST-token';
const secret = 'webhook-secret';
const publicUrl = 'https://shop.example';
const noticePath = `${publicUrl}/api/mercadopago/webhook`;

/** The test card holder for each outcome of a payment. */
const holders = { approved: 'APRO', rejected: 'OTHE', pending: 'CONT' } as const satisfies Record<Outcome, string>;

/** Opens Mercado Pago's adapter with the sandbox as provider. */
export async function openSimulatedMercadoPago(): Promise<SimulatedProvider> {
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
    timeoutMs: 300,
    backoffMs: [1, 1],
    async fetch(input, init) {
      const response = await fetch(input, init);
      const text = await response.text();
      const changed = isInventive ? text.replaceAll('"in_process"', '"thinking"') : text;
      return new Response(changed, { status: response.status, headers: response.headers });
    },
  });
  return {
    provider,
    secret,
    currency: shopMoney(0).currency,
    async pay({ externalId }, outcome) {
      const { payment } = await control.payPreference({ preference_id: externalId, cardholder: holders[outcome] });
      return String(payment.id);
    },
    approve: async (id) => void (await control.movePayment(Number(id), { status: 'approved' })),
    dispute: async (id) => void (await control.movePayment(Number(id), { status: 'in_mediation' })),
    async giveBack(id, minor) {
      await fetch(`${sandbox.url}/v1/payments/${id}/refunds`, {
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

function notice(id: string, signedWith: string, noticeId: string) {
  const requestId = randomUUID();
  const ts = String(Math.floor(Date.now() / 1000));
  const v1 = createHmac('sha256', signedWith).update(`id:${id};request-id:${requestId};ts:${ts};`).digest('hex');
  return {
    url: new URL(`${noticePath}?data.id=${id}&type=payment`),
    headers: new Headers({ 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` }),
    body: Buffer.from(JSON.stringify({ id: noticeId, type: 'payment', action: 'payment.updated', data: { id } })),
  };
}
