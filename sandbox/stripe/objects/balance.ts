import { z } from 'zod';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { addDocument, type Kind } from '../store/documents.ts';
import { newId } from '../values/new-id.ts';
import { secondsNow } from '../values/settings.ts';

const DAY_SECONDS = 86_400;

/** What moved in the account: `amount` less `fee` is `net`; both are negative for money that leaves. */
export const balanceTransaction = {
  name: 'balance_transaction',
  shape: z.object({
    id: z.string(),
    object: z.literal('balance_transaction'),
    amount: z.number(),
    available_on: z.number(),
    created: z.number(),
    currency: z.string(),
    description: z.string().nullable(),
    fee: z.number(),
    fee_details: z.array(
      z.object({ amount: z.number(), currency: z.string(), description: z.string(), type: z.string() }),
    ),
    net: z.number(),
    reporting_category: z.string(),
    source: z.string(),
    status: z.enum(['available', 'pending']),
    type: z.string(),
  }),
} as const satisfies Kind<{ id: string }>;

type Moved = {
  readonly type: 'charge' | 'refund' | 'refund_failure' | 'adjustment' | 'payout';
  readonly source: string;
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
};

/** Writes down money that moved. Returns the id of the transaction. */
export function moveBalance({ db, settings }: StripeSandbox, { type, source, amount, fee, currency }: Moved): string {
  const now = secondsNow(settings);
  const { id } = addDocument(
    db,
    balanceTransaction,
    {
      id: newId('txn'),
      object: 'balance_transaction',
      amount,
      available_on: now + 3 * DAY_SECONDS,
      created: now,
      currency,
      description: null,
      fee,
      fee_details: fee === 0 ? [] : [{ amount: fee, currency, description: 'Processing fees', type: 'stripe_fee' }],
      net: amount - fee,
      reporting_category: type === 'adjustment' ? disputeCategory(amount) : type,
      source,
      status: 'pending',
      type,
    },
    source,
  );
  return id;
}

const disputeCategory = (amount: number) => (amount < 0 ? 'dispute' : 'dispute_reversal');
