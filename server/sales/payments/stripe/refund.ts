import type { Stripe } from 'stripe';
import type { RefundAnswer, RefundRequest } from '#server/core/context/payment-provider.ts';
import { StripeRefusal, type Client } from './client.ts';
import { providerRefund } from './provider-payment.ts';
import { reasonWords, unknownPayment } from './payment-states.ts';

/**
 * Asks for a refund of a part of a payment. The provider makes one for each key within a day; the shop may ask again after weeks,
 * so it looks first for the refund that carries the key.
 */
export async function refundPart(client: Client, { paymentId, amount, key }: RefundRequest): Promise<RefundAnswer> {
  const unknown = { kind: 'refused', reason: unknownPayment() } as const;
  if (!/^pi_\w{1,200}$/.test(paymentId)) return unknown;
  const known = await refundsOf(client, paymentId);
  const same = known?.find(({ metadata }) => metadata?.['key'] === key);
  if (same) return { kind: 'taken', refund: providerRefund(same) };
  const params = { payment_intent: paymentId, amount: amount.minor, metadata: { key } };
  try {
    const made = await client.ask('POST /v1/refunds', (stripe) =>
      stripe.refunds.create(params, { idempotencyKey: `refund-${key}` }),
    );
    return made ? { kind: 'taken', refund: providerRefund(made) } : unknown;
  } catch (error) {
    if (error instanceof StripeRefusal) return { kind: 'refused', reason: reasonWords(error) };
    throw error;
  }
}

const mostRefunds = 1000;

/** All refunds of a payment; undefined if the provider does not know the payment. */
export function refundsOf(client: Client, paymentId: string): Promise<Stripe.Refund[] | undefined> {
  return client.ask('GET /v1/refunds', (stripe) =>
    stripe.refunds.list({ payment_intent: paymentId, limit: 100 }).autoPagingToArray({ limit: mostRefunds }),
  );
}
