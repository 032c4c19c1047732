import { z } from 'zod';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';

/** The kinds of notices that an owner selects in the provider's panel. */
export const paymentEvents = ['payments', 'claims', 'chargebacks', 'fraud', 'orders'] as const;

export type PaymentEvent = (typeof paymentEvents)[number];

/** How the account of a provider is connected: its panel, the address for notices, and the events to select. */
const connection = z.object({
  panelUrl: z.string(),
  noticeUrl: z.string(),
  events: z.array(z.enum(paymentEvents)),
});

export type PaymentConnection = z.output<typeof connection>;

const noticeBytes: z.ZodType<Uint8Array, Uint8Array> = z.instanceof(Uint8Array);

export const payments = {
  webhook: endpoint({
    method: 'POST',
    path: '/mercadopago/webhook',
    summary:
      'The provider’s webhook. Responds 200 when the signed notification is stored; one with a wrong signature is rejected',
    roles: anyone,
    body: 'signed',
    input: z.object({ bytes: noticeBytes }),
    output: z.object({ received: z.boolean() }),
    errors: ['bad_signature'],
  }),
  connection: endpoint({
    method: 'GET',
    path: '/admin/payments/connection',
    summary: 'What an owner does in the panel of the payment provider; null if it does not operate in the country',
    permission: 'payments.settings',
    input: z.object({}),
    output: connection.nullable(),
  }),
} as const;
