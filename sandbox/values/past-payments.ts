import { z } from 'zod';

/** Payments that a shop has had from the start, such as those of a demonstration's orders. */
export const pastPayments = z.array(
  z.strictObject({
    id: z.int().positive(),
    external_reference: z.string().min(1),
    amount_cents: z.int().positive(),
    /** Milliseconds since 1970. */
    approved_at: z.int(),
    payer_email: z.email().nullable(),
    notification_url: z.url(),
  }),
);

export type PastPayment = z.output<typeof pastPayments>[number];
