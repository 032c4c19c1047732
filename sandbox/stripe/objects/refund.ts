import { z } from 'zod';
import type { Kind } from '../store/documents.ts';

export const refundReasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** What went back to a buyer, or is about to: it may fail long after it succeeded. */
export const refund = {
  name: 'refund',
  shape: z.object({
    id: z.string(),
    object: z.literal('refund'),
    amount: z.number(),
    balance_transaction: z.string().nullable(),
    charge: z.string(),
    created: z.number(),
    currency: z.string(),
    failure_balance_transaction: z.string().optional(),
    failure_reason: z.string().optional(),
    metadata: z.record(z.string(), z.string()),
    payment_intent: z.string(),
    pending_reason: z.enum(['charge_pending', 'insufficient_funds', 'processing']).optional(),
    reason: z.enum(refundReasons).nullable(),
    receipt_number: z.string().nullable(),
    status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  }),
} as const satisfies Kind<{ id: string }>;

export type Refund = z.output<typeof refund.shape>;
