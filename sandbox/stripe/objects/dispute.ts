import { z } from 'zod';
import type { Kind } from '../store/documents.ts';

export const disputeStatus = z.enum([
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
  'prevented',
]);

/** A buyer's bank doubts a payment. Statuses that begin with `warning_` are inquiries: no money was taken yet. */
export const dispute = {
  name: 'dispute',
  shape: z.object({
    id: z.string(),
    object: z.literal('dispute'),
    amount: z.number(),
    balance_transactions: z.array(z.looseObject({ id: z.string() })),
    charge: z.string(),
    created: z.number(),
    currency: z.string(),
    evidence_details: z.object({
      due_by: z.number().nullable(),
      has_evidence: z.boolean(),
      past_due: z.boolean(),
      submission_count: z.number(),
    }),
    is_charge_refundable: z.boolean(),
    livemode: z.boolean(),
    metadata: z.record(z.string(), z.string()),
    payment_intent: z.string(),
    reason: z.string(),
    status: disputeStatus,
  }),
} as const satisfies Kind<{ id: string }>;

export type Dispute = z.output<typeof dispute.shape>;
