import type { Stripe } from 'stripe';
import { z } from 'zod';
import {
  ProviderUnavailable,
  type NoticeSubject,
  type PaymentProvider,
  type ProviderPayment,
} from '#server/core/context/payment-provider.ts';
import { createClient, StripeRefusal, type Client, type ClientOptions } from './client.ts';
import { facts } from './facts.ts';
import { readNotice } from './notice.ts';
import { pageParams, type PageTerms } from './page-params.ts';
import { paymentsOf, refusedPayment } from './provider-payment.ts';
import { refundPart, refundsOf } from './refund.ts';
import { settlementsOf } from './settlements.ts';
import { tryAccount } from './try-account.ts';

type Options = ClientOptions & PageTerms & { readonly webhookSecrets: readonly string[] };

/** Stripe Checkout by its official client, or the simulator that speaks the same. */
export function createStripe(options: Options): PaymentProvider & Pick<typeof facts, 'name'> {
  const client = createClient(options);
  const find = (id: string) => paymentById(client, id);
  return {
    ...facts,
    async start(request) {
      const made = await startPage(client, request.replaces, pageParams(request, options));
      if (!made?.url) throw new ProviderUnavailable('POST /v1/checkout/sessions: no page');
      return { externalId: made.id, url: made.url, endsAt: new Date(made.expires_at * 1000) };
    },
    async close(externalId) {
      try {
        await client.ask('POST /v1/checkout/sessions/expire', (stripe) => stripe.checkout.sessions.expire(externalId));
      } catch (error) {
        // It has ended already: paid, or by its time.
        if (!(error instanceof StripeRefusal)) throw error;
      }
    },
    find,
    findByReference: (reference, page) => paymentsOfOrder(client, reference, page),
    findBySubject: (subject) => paymentsOfSubject(client, subject),
    refund: (request) => refundPart(client, request),
    settlements: (since) => settlementsOf(client, since),
    isConnected: true,
    tryAccount: (secretKey) => tryAccount({ ...options, secretKey }),
    parseNotice: (notice, now) => readNotice(notice, options.webhookSecrets, now),
  };
}

type Params = Stripe.Checkout.SessionCreateParams;

/**
 * Makes the page of an order, once for each page that it replaces. An order that may be paid for longer than the provider keeps a
 * page gets one for a day.
 */
async function startPage(client: Client, replaced: string | undefined, { expires_at: end, ...params }: Params) {
  const place = [params.client_reference_id, replaced].filter(Boolean).join('-');
  const make = (asked: Params, key: string) =>
    client.ask('POST /v1/checkout/sessions', (stripe) =>
      stripe.checkout.sessions.create(asked, { idempotencyKey: `${key}-${place}` }),
    );
  try {
    return await make({ ...params, ...(end !== undefined && { expires_at: end }) }, 'page');
  } catch (error) {
    if (!(error instanceof StripeRefusal) || error.param !== 'expires_at') throw error;
    return make(params, 'day');
  }
}

/** The provider's ids: of a payment over all attempts (`pi_`), and of one attempt (`ch_`, `py_`). */
const isPayment = (id: string) => /^pi_\w{1,200}$/.test(id);
const isAttempt = (id: string) => /^(?:ch|py)_\w{1,200}$/.test(id);

async function paymentById(client: Client, id: string): Promise<ProviderPayment | undefined> {
  if (isAttempt(id)) {
    const found = await client.ask('GET /v1/charges', (stripe) => stripe.charges.retrieve(id));
    return found?.status === 'failed' ? refusedPayment(found) : undefined;
  }
  return (await wholePayments(client, id)).find((payment) => payment.id === id);
}

/** A payment with its refused attempts; none if the provider does not know it. */
async function wholePayments(client: Client, id: string): Promise<ProviderPayment[]> {
  if (!isPayment(id)) return [];
  const params = { payment_intent: id, limit: 100 };
  const [intent, charges, refunds, disputes] = await Promise.all([
    client.ask('GET /v1/payment_intents', (stripe) => stripe.paymentIntents.retrieve(id)),
    client.ask('GET /v1/charges', (stripe) => stripe.charges.list({ ...params, expand: ['data.balance_transaction'] })),
    refundsOf(client, id),
    client.ask('GET /v1/disputes', (stripe) => stripe.disputes.list(params)),
  ]);
  if (!intent) return [];
  return paymentsOf({ intent, charges: charges?.data ?? [], refunds: refunds ?? [], disputes: disputes?.data ?? [] });
}

/**
 * All payments of an order. Its page names its payment at once. Without one the provider is searched, which knows a new payment
 * only after a minute.
 */
async function paymentsOfOrder(client: Client, reference: string, page?: string): Promise<ProviderPayment[]> {
  const ids = page === undefined ? await searched(client, reference) : await paymentOfPage(client, page);
  return (await Promise.all(ids.map((id) => wholePayments(client, id)))).flat();
}

async function paymentOfPage(client: Client, page: string): Promise<string[]> {
  const found = await client.ask('GET /v1/checkout/sessions', (stripe) => stripe.checkout.sessions.retrieve(page));
  return found ? idIn(found.payment_intent) : [];
}

async function searched(client: Client, reference: string): Promise<string[]> {
  // The reference is part of a question in the provider's language.
  if (!z.uuid().safeParse(reference).success) return [];
  const query = `metadata['reference']:'${reference}'`;
  const found = await client.ask('GET /v1/payment_intents/search', (stripe) =>
    stripe.paymentIntents.search({ query, limit: 100 }),
  );
  return (found?.data ?? []).map(({ id }) => id);
}

async function paymentsOfSubject(client: Client, { about, id }: NoticeSubject): Promise<ProviderPayment[]> {
  if (about === 'dispute') {
    if (!/^(?:du|dp)_\w{1,200}$/.test(id)) return [];
    const found = await client.ask('GET /v1/disputes', (stripe) => stripe.disputes.retrieve(id));
    const ids = found ? idIn(found.payment_intent) : [];
    return (await Promise.all(ids.map((one) => wholePayments(client, one)))).flat();
  }
  const isOfPayment = about === 'payment' || about === 'stopped-delivery';
  const found = isOfPayment ? await paymentById(client, id) : undefined;
  return found ? [found] : [];
}

function idIn(named: string | Stripe.PaymentIntent | null): string[] {
  if (named === null) return [];
  return [typeof named === 'string' ? named : named.id];
}
