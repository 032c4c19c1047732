import { z } from 'zod';

/** How a buyer pays in a test: by the number of a test card, or another means, of which `confirm` is the answer in the app. */
export const payRequest = z.strictObject({
  session: z.string(),
  card: z.string().optional(),
  means: z.enum(['bizum', 'oxxo']).optional(),
  /** For what asks the buyer: the answer at the bank; without it the attempt waits. */
  confirm: z.boolean().optional(),
});

/** An address for events, with the secret that signs them. */
export const endpointRequest = z.strictObject({ url: z.url(), secret: z.string().min(1) });

export const voucherRequest = z.strictObject({ isPaid: z.boolean() });
export const disputeRequest = z.strictObject({ isInquiry: z.boolean().default(false) });
export const decideRequest = z.strictObject({ isWon: z.boolean() });
export const refundRequest = z.strictObject({ failure: z.string().min(1).max(100).optional() });

export type PayRequest = z.input<typeof payRequest>;
