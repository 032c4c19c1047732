import { z } from 'zod';
import { expand, metadata, whole } from '../api/form-fields.ts';
import { refundReasons } from '../objects/refund.ts';

/** What POST /v1/refunds takes. */
export const refundInput = z.strictObject({
  amount: whole.pipe(z.number().min(1, 'Invalid positive integer')).optional(),
  charge: z.string().optional(),
  expand,
  metadata: metadata.optional(),
  payment_intent: z.string().optional(),
  reason: z.enum(refundReasons).optional(),
});

export type RefundInput = z.output<typeof refundInput>;
