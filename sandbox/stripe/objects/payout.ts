import { z } from 'zod';
import type { Kind } from '../store/documents.ts';

/** Money that the provider sends to the account's bank. `balance_transactions` is not answered: it is a list of its own. */
export const payout = {
  name: 'payout',
  shape: z.object({
    id: z.string(),
    object: z.literal('payout'),
    amount: z.number(),
    arrival_date: z.number(),
    automatic: z.boolean(),
    balance_transaction: z.string(),
    created: z.number(),
    currency: z.string(),
    description: z.string(),
    destination: z.string(),
    failure_code: z.string().nullable(),
    failure_message: z.string().nullable(),
    livemode: z.boolean(),
    metadata: z.record(z.string(), z.string()),
    method: z.literal('standard'),
    reconciliation_status: z.literal('completed'),
    source_type: z.literal('card'),
    statement_descriptor: z.string().nullable(),
    status: z.enum(['pending', 'in_transit', 'paid', 'failed', 'canceled']),
    type: z.literal('bank_account'),
    balance_transactions: z.array(z.string()),
  }),
} as const satisfies Kind<{ id: string }>;

export type StripePayout = z.output<typeof payout.shape>;

/** Returns a payout as the API shows it. */
export function payoutBody({ balance_transactions: _moved, ...body }: StripePayout) {
  return body;
}
