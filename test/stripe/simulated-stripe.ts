import { randomUUID } from 'node:crypto';
import { createStripe } from '#server/sales/payments/stripe/stripe.service.ts';
import { stripeControl } from '../../sandbox/stripe/control.ts';
import { startStripe } from '../../sandbox/stripe/stripe-sandbox.ts';
import { signatureHeader } from '../../sandbox/stripe/webhooks/delivery-queue.ts';
import type { SimulatedProvider } from '../simulated-provider.ts';
import { officialClient, SECRET_KEY, STRIPE_CONTROL, STRIPE_WEBHOOK_SECRET } from './test-stripe.ts';

const noticeUrl = 'https://shop.example/api/stripe/webhook';

/** Opens the adapter of Stripe Checkout with its simulator as provider: an account in Mexico, whose vouchers wait. */
export async function openSimulatedStripe(): Promise<SimulatedProvider> {
  const running = await startStripe({
    port: 0,
    file: ':memory:',
    secretKey: SECRET_KEY,
    country: 'MX',
    controlToken: STRIPE_CONTROL,
  });
  const { url } = running;
  const control = stripeControl(url, STRIPE_CONTROL);
  const official = officialClient(url);
  let isInventive = false;
  const provider = createStripe({
    apiUrl: url,
    secretKey: SECRET_KEY,
    webhookSecrets: ['whsec_older', STRIPE_WEBHOOK_SECRET],
    publicUrl: 'https://shop.example',
    timeoutMs: 1000,
    retries: 0,
    async fetch(input, init) {
      const response = await fetch(input, init);
      const text = await response.text();
      const changed = isInventive ? text.replaceAll('"requires_action"', '"thinking"') : text;
      return new Response(changed, { status: response.status, headers: response.headers });
    },
  });
  const chargesOf = async (id: string) => (await official.charges.list({ payment_intent: id })).data;
  return {
    provider,
    secret: STRIPE_WEBHOOK_SECRET,
    currency: 'MXN',
    async pay({ externalId: session }, outcome) {
      if (outcome === 'pending') return (await control.pay({ session, means: 'oxxo' })).id;
      if (outcome === 'approved') return (await control.pay({ session })).id;
      const { id } = await control.pay({ session, card: '4000000000000002' });
      // An attempt that a bank refused is a payment of its own.
      return (await chargesOf(id)).at(0)?.id ?? '';
    },
    approve: async (id) => void (await control.settleVoucher(id, true)),
    async dispute(id) {
      const [charge] = await chargesOf(id);
      await control.openDispute(charge?.id ?? '');
    },
    giveBack: async (id, minor) => void (await official.refunds.create({ payment_intent: id, amount: minor })),
    subject: (id) => ({ about: 'payment', id }),
    notice: (id, signedWith, repeats = randomUUID()) => signed(textOf(id, repeats), signedWith),
    misled: (notice) => ({ ...notice, body: Buffer.from(textOf('pi_2', randomUUID())) }),
    signed: (body) => signed(body, STRIPE_WEBHOOK_SECRET),
    inventStatus() {
      isInventive = true;
    },
    breakDown: () => control.injectFault({ kind: 'status', status: 500 }),
    repair: () => control.clearFaults(),
    close: running.close,
  };
}

function textOf(id: string, repeats: string): string {
  const object = { id, object: 'payment_intent' };
  return JSON.stringify({ id: `evt_${repeats}`, object: 'event', type: 'payment_intent.succeeded', data: { object } });
}

function signed(body: string, secret: string) {
  const header = signatureHeader([secret], body, Math.floor(Date.now() / 1000));
  return {
    url: new URL(noticeUrl),
    headers: new Headers({ 'stripe-signature': header }),
    body: Buffer.from(body),
  };
}
