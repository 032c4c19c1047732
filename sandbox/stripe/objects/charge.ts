import { z } from 'zod';
import type { Kind } from '../store/documents.ts';

const methodDetails = z.union([
  z.object({
    type: z.literal('card'),
    card: z.object({
      brand: z.string(),
      country: z.string(),
      exp_month: z.number(),
      exp_year: z.number(),
      funding: z.enum(['credit', 'debit', 'prepaid']),
      installments: z.null(),
      last4: z.string(),
      three_d_secure: z.object({ authenticated: z.boolean(), result: z.string(), version: z.string() }).nullable(),
    }),
  }),
  z.object({ type: z.literal('bizum'), bizum: z.object({ transaction_id: z.string() }) }),
  z.object({ type: z.literal('oxxo'), oxxo: z.object({ number: z.string() }) }),
]);

export type MethodDetails = z.output<typeof methodDetails>;

/** One attempt that reached a bank: it took the money, or failed. */
export const charge = {
  name: 'charge',
  shape: z.object({
    id: z.string(),
    object: z.literal('charge'),
    amount: z.number(),
    amount_captured: z.number(),
    amount_refunded: z.number(),
    balance_transaction: z.string().nullable(),
    billing_details: z.object({ email: z.string().nullable(), name: z.string().nullable() }),
    calculated_statement_descriptor: z.string().nullable(),
    captured: z.boolean(),
    created: z.number(),
    currency: z.string(),
    description: z.string().nullable(),
    disputed: z.boolean(),
    failure_code: z.string().nullable(),
    failure_message: z.string().nullable(),
    livemode: z.boolean(),
    metadata: z.record(z.string(), z.string()),
    outcome: z.object({
      network_status: z.string(),
      risk_level: z.string(),
      seller_message: z.string(),
      type: z.string(),
    }),
    paid: z.boolean(),
    payment_intent: z.string(),
    payment_method_details: methodDetails,
    receipt_url: z.string().nullable(),
    refunded: z.boolean(),
    status: z.enum(['succeeded', 'pending', 'failed']),
    transfer_group: z.string().nullable(),
  }),
} as const satisfies Kind<{ id: string }>;

export type Charge = z.output<typeof charge.shape>;
