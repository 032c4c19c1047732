import { z } from 'zod';
import { paymentAnswer, paymentSearchAnswer, preferenceAnswer, providerPayment } from './mercado-pago-answers.ts';
import type { PaymentAnswer } from './mercado-pago-answers.ts';
import { closedBody, preferenceBody } from './mercado-pago-preference.ts';
import type { ShopAddresses } from './mercado-pago-preference.ts';
import { createTransport } from './mercado-pago-transport.ts';
import type { Transport, TransportOptions } from './mercado-pago-transport.ts';
import { ProviderUnavailable } from '../context/payment-provider.ts';
import type { PaymentProvider } from '../context/payment-provider.ts';

/**
 * Mercado Pago's Checkout Pro over its Preferences API, or the sandbox that speaks the same. A client of our own: the
 * address of the official one cannot be set.
 */
export function createMercadoPago(options: TransportOptions & ShopAddresses): PaymentProvider {
  const transport = createTransport(options);
  return {
    async startCheckout(request) {
      const call = {
        method: 'POST',
        path: '/checkout/preferences',
        key: request.reference,
        body: preferenceBody(request, options),
      } as const;
      const made = await transport.ask(call, preferenceAnswer);
      if (!made) throw new ProviderUnavailable('POST /checkout/preferences: 404');
      return { preferenceId: made.id, initPoint: made.init_point };
    },
    async closeCheckout(preferenceId) {
      const path = `/checkout/preferences/${encodeURIComponent(preferenceId)}`;
      await transport.ask({ method: 'PUT', path, key: `close-${preferenceId}`, body: closedBody }, z.unknown());
    },
    async payment(id) {
      const found = await paymentById(transport, id);
      return found && providerPayment(found);
    },
    async paymentsOf(reference) {
      return (await searchPayments(transport, reference)).map(providerPayment);
    },
    async refund(paymentId) {
      const payment = await paymentById(transport, paymentId);
      if (payment) await refundRest(transport, payment);
    },
  };
}

function paymentById(transport: Transport, id: number): Promise<PaymentAnswer | undefined> {
  return transport.ask({ method: 'GET', path: `/v1/payments/${id}` }, paymentAnswer);
}

const pageSize = 100;

async function searchPayments(transport: Transport, reference: string): Promise<PaymentAnswer[]> {
  const found: PaymentAnswer[] = [];
  for (;;) {
    const query = new URLSearchParams({
      external_reference: reference,
      sort: 'date_created',
      criteria: 'asc',
      limit: String(pageSize),
      offset: String(found.length),
    });
    const page = await transport.ask({ method: 'GET', path: `/v1/payments/search?${query}` }, paymentSearchAnswer);
    if (!page) throw new ProviderUnavailable('GET /v1/payments/search: 404');
    found.push(...page.results);
    if (page.results.length === 0 || found.length >= page.paging.total) return found;
  }
}

/**
 * Without an amount the provider gives back all that is left. A refund that it refused later on must be asked for under
 * another key, because the same key would only repeat the first answer; one in process needs no second.
 */
async function refundRest(transport: Transport, payment: PaymentAnswer): Promise<void> {
  const earlier = payment.refunds ?? [];
  if (payment.status === 'refunded' || earlier.some(({ status }) => status === 'in_process')) return;
  const refused = earlier.filter(({ status }) => status === 'rejected').length;
  const key = refused === 0 ? `refund-${payment.id}` : `refund-${payment.id}-${refused + 1}`;
  const path = `/v1/payments/${payment.id}/refunds`;
  // Without this header a refund that takes its time is answered with an error although it goes on.
  const headers = { 'x-render-in-process-refunds': 'true' };
  await transport.ask({ method: 'POST', path, key, headers, body: {} }, z.unknown());
}
