import { z } from 'zod';
import type { Kind } from '../store/documents.ts';

const attemptError = z.object({
  type: z.enum(['card_error', 'invalid_request_error']),
  code: z.string(),
  decline_code: z.string().optional(),
  message: z.string(),
  charge: z.string().optional(),
  payment_method: z.object({ object: z.literal('payment_method'), type: z.string() }),
});

const nextAction = z.union([
  z.object({
    type: z.literal('redirect_to_url'),
    redirect_to_url: z.object({ url: z.string(), return_url: z.string() }),
  }),
  z.object({
    type: z.literal('oxxo_display_details'),
    oxxo_display_details: z.object({
      number: z.string(),
      expires_after: z.number(),
      hosted_voucher_url: z.string(),
    }),
  }),
]);

/** The payment of a session, over all attempts. */
export const intent = {
  name: 'payment_intent',
  shape: z.object({
    id: z.string(),
    object: z.literal('payment_intent'),
    amount: z.number(),
    amount_capturable: z.number(),
    amount_received: z.number(),
    canceled_at: z.number().nullable(),
    cancellation_reason: z.string().nullable(),
    capture_method: z.literal('automatic_async'),
    client_secret: z.string(),
    confirmation_method: z.literal('automatic'),
    created: z.number(),
    currency: z.string(),
    description: z.string().nullable(),
    last_payment_error: attemptError.nullable(),
    latest_charge: z.string().nullable(),
    livemode: z.boolean(),
    metadata: z.record(z.string(), z.string()),
    next_action: nextAction.nullable(),
    payment_method: z.string().nullable(),
    payment_method_types: z.array(z.string()),
    receipt_email: z.string().nullable(),
    statement_descriptor_suffix: z.string().nullable(),
    status: z.enum(['requires_payment_method', 'requires_action', 'processing', 'canceled', 'succeeded']),
    transfer_group: z.string().nullable(),
  }),
} as const satisfies Kind<{ id: string }>;

export type Intent = z.output<typeof intent.shape>;
