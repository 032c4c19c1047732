import { z } from 'zod';
import type { Kind } from '../store/documents.ts';

export const lineItem = z.object({
  id: z.string(),
  object: z.literal('item'),
  amount_discount: z.number(),
  amount_subtotal: z.number(),
  amount_tax: z.number(),
  amount_total: z.number(),
  currency: z.string(),
  description: z.string(),
  price: z.object({
    object: z.literal('price'),
    currency: z.string(),
    product_data: z.object({ description: z.string().nullable(), images: z.array(z.string()), name: z.string() }),
    type: z.literal('one_time'),
    unit_amount: z.number(),
  }),
  quantity: z.number(),
});

export type LineItem = z.output<typeof lineItem>;

/** What a session gives to its payment. */
const intentData = z.object({
  description: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  receipt_email: z.string().nullable(),
  statement_descriptor_suffix: z.string().nullable(),
  transfer_group: z.string().nullable(),
  expires_after_days: z.number(),
});

/** A page on which a buyer pays. `line_items` and `payment_intent_data` are not answered: the one is a list of its own. */
export const session = {
  name: 'checkout.session',
  shape: z.object({
    id: z.string(),
    object: z.literal('checkout.session'),
    allowed_payment_method_types: z.array(z.string()).nullable(),
    amount_subtotal: z.number(),
    amount_total: z.number(),
    cancel_url: z.string().nullable(),
    client_reference_id: z.string().nullable(),
    created: z.number(),
    currency: z.string(),
    customer_details: z.object({ email: z.string().nullable(), name: z.string().nullable() }).nullable(),
    customer_email: z.string().nullable(),
    expires_at: z.number(),
    livemode: z.boolean(),
    locale: z.string().nullable(),
    metadata: z.record(z.string(), z.string()),
    mode: z.literal('payment'),
    payment_intent: z.string().nullable(),
    payment_method_types: z.array(z.string()),
    payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
    recovered_from: z.string().nullable(),
    status: z.enum(['open', 'complete', 'expired']),
    success_url: z.string(),
    total_details: z.object({ amount_discount: z.number(), amount_shipping: z.number(), amount_tax: z.number() }),
    ui_mode: z.literal('hosted_page'),
    url: z.string().nullable(),
    line_items: z.array(lineItem),
    payment_intent_data: intentData,
  }),
} as const satisfies Kind<{ id: string }>;

export type Session = z.output<typeof session.shape>;

/** Returns a session as the API shows it. */
export function sessionBody({ line_items: _lines, payment_intent_data: _data, ...body }: Session) {
  return body;
}
