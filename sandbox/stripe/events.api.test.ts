import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { openStripe, purchase, STRIPE_WEBHOOK_SECRET } from '#test/stripe/test-stripe.ts';

type Arrived = { readonly body: Buffer; readonly signature: string };

/** A shop that takes events on a real socket; it answers the first ones with other statuses than 200. */
async function openShop(...statuses: number[]) {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      arrived.push({ body, signature: String(request.headers['stripe-signature'] ?? '') });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { arrived, webhookUrl: `http://127.0.0.1:${port}/events`, webhookSecret: STRIPE_WEBHOOK_SECRET };
}

const typesOf = (arrived: readonly Arrived[]) =>
  arrived.map(({ body }) => String(JSON.parse(body.toString()).type)).toSorted();

test('PRICE-7 the official SDK takes the signature of the raw bytes, and of no others', async () => {
  const { arrived, ...shop } = await openShop();
  const { stripe, control } = await openStripe(shop);
  const { id } = await stripe.checkout.sessions.create(purchase);
  await control.pay({ session: id });
  await expect
    .poll(() => typesOf(arrived))
    .toEqual(['charge.succeeded', 'checkout.session.completed', 'payment_intent.created', 'payment_intent.succeeded']);
  const [first] = arrived;
  if (!first) throw new Error('no event arrived');
  const read = (body: Buffer | string, secret = STRIPE_WEBHOOK_SECRET) =>
    stripe.webhooks.constructEvent(body, first.signature, secret);
  expect(read(first.body)).toMatchObject({ object: 'event', livemode: false });
  // The same JSON in other bytes is not what was signed.
  const other = JSON.stringify(JSON.parse(first.body.toString()));
  expect(() => read(other)).toThrow(Stripe.errors.StripeSignatureVerificationError);
  expect(() => read(first.body, 'whsec_other')).toThrow(Stripe.errors.StripeSignatureVerificationError);
});

test('PRICE-7 an event is sent again until the shop takes it, lost, copied and forged as a test asks', async () => {
  const { arrived, ...shop } = await openShop(500, 503);
  const { stripe, control } = await openStripe({ ...shop, retryDelaysMs: [1, 1, 1] });
  const expire = async () => {
    const { id } = await stripe.checkout.sessions.create(purchase);
    await stripe.checkout.sessions.expire(id);
  };
  await expire();
  await expect.poll(() => arrived.length).toBe(3);
  await expect
    .poll(async () => (await control.listDeliveries())[0])
    .toMatchObject({ status: 'delivered', attempts: 3 });
  await control.setSwitch({ scope: 'next', event: { lost: true } });
  await expire();
  expect((await control.listDeliveries())[0]).toMatchObject({ status: 'lost', attempts: 0 });
  await control.setSwitch({ scope: 'next', event: { copies: 2, signature: 'missing' } });
  await expire();
  await expect.poll(() => arrived.slice(3).map(({ signature }) => signature)).toEqual(['', '']);
});

test('PRICE-7 an address that the SDK adds gets events, under a secret that is told once', async () => {
  const { arrived, webhookUrl } = await openShop();
  const { stripe } = await openStripe();
  const made = await stripe.webhookEndpoints.create({ url: webhookUrl, enabled_events: ['checkout.session.expired'] });
  expect((await stripe.webhookEndpoints.list()).data).toMatchObject([{ id: made.id }]);
  const { id } = await stripe.checkout.sessions.create(purchase);
  await stripe.checkout.sessions.expire(id);
  await expect.poll(() => typesOf(arrived)).toEqual(['checkout.session.expired']);
  const [first] = arrived;
  const event = stripe.webhooks.constructEvent(first?.body ?? '', first?.signature ?? '', made.secret ?? '');
  expect(event.data.object).toMatchObject({ id, status: 'expired' });
});
