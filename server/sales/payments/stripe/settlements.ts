import type { Stripe } from 'stripe';
import { moneyOf } from '#contract/core/money/money.ts';
import type { MovementKind, PayoutState } from '#contract/sales/payments/settlements.ts';
import type { Movement, Payout, Settlements } from '#server/core/context/settlements.ts';
import type { Client } from './client.ts';

const states: ReadonlyMap<string, PayoutState> = new Map([
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

/** The provider's categories in the shop's words; what is none of these is other. */
const kinds: ReadonlyMap<string, MovementKind> = new Map([
  ['charge', 'payment'],
  ['refund', 'refund'],
  ['refund_failure', 'refund'],
  ['payment_failure_refund', 'refund'],
  ['partial_capture_reversal', 'refund'],
  ['dispute', 'dispute'],
  ['dispute_reversal', 'dispute'],
]);

/** What moved in the account since then, and its payouts: of one that the provider puts together, all that it has. */
export async function settlementsOf(client: Client, since: Date): Promise<Settlements> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const moved = new Map<string, Movement>();
  const note = (found: readonly Stripe.BalanceTransaction[], payoutId: string | null) => {
    for (const one of found) if (!isPayout(one)) moved.set(one.id, movementOf(one, payoutId));
  };
  note(await movedIn(client, { created }), null);
  const payouts = await pagesOf((after) =>
    client.ask('GET /v1/payouts', (stripe) => stripe.payouts.list({ created, limit: 100, ...after })),
  );
  // One after the other: nobody waits for it.
  for (const { id, automatic } of payouts) if (automatic) note(await movedIn(client, { payout: id }), id);
  return { movements: [...moved.values()], payouts: payouts.map(payoutOf), whole: [] };
}

type Asked = Pick<Stripe.BalanceTransactionListParams, 'created' | 'payout'>;

function movedIn(client: Client, asked: Asked): Promise<Stripe.BalanceTransaction[]> {
  return pagesOf((after) =>
    client.ask('GET /v1/balance_transactions', (stripe) =>
      stripe.balanceTransactions.list({ ...asked, expand: ['data.source'], limit: 100, ...after }),
    ),
  );
}

type Page<T> = { readonly data: readonly T[]; readonly has_more: boolean };
type After = { readonly starting_after?: string };

async function pagesOf<T extends { readonly id: string }>(
  load: (after: After) => Promise<Page<T> | undefined>,
): Promise<T[]> {
  const found: T[] = [];
  for (;;) {
    const last = found.at(-1);
    const page = await load(last ? { starting_after: last.id } : {});
    found.push(...(page?.data ?? []));
    if (!page?.has_more || page.data.length === 0) return found;
  }
}

/** Money that went to the bank is no movement of what was sold. */
const isPayout = ({ type }: Stripe.BalanceTransaction) => type.startsWith('payout');

/** Of `fee` the provider says what parts of it are taxes that it withholds. */
export function movementOf(moved: Stripe.BalanceTransaction, payoutId: string | null): Movement {
  const currency = moved.currency.toUpperCase();
  const money = (minor: number) => moneyOf(minor, currency);
  const withheld = withheldIn(moved);
  return {
    id: moved.id,
    kind: kinds.get(moved.reporting_category) ?? 'other',
    paymentId: paymentIn(moved.source),
    at: new Date(moved.created * 1000),
    releaseAt: new Date(moved.available_on * 1000),
    gross: money(moved.amount),
    fee: money(moved.fee - withheld),
    withheld: money(withheld),
    net: money(moved.net),
    payoutId,
  };
}

/** Returns the part of a fee that is taxes. */
export function withheldIn({ fee_details: parts }: Pick<Stripe.BalanceTransaction, 'fee_details'>): number {
  return parts.filter(({ type }) => type === 'withheld_tax').reduce((total, { amount }) => total + amount, 0);
}

/** The payment of what a movement is about, over all attempts. */
function paymentIn(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return null;
  const { payment_intent: paid } = source;
  if (paid === null || paid === undefined) return null;
  return typeof paid === 'string' ? paid : paid.id;
}

function payoutOf({ id, status, arrival_date: arrives, amount, currency }: Stripe.Payout): Payout {
  return {
    id,
    state: states.get(status) ?? 'coming',
    arrivesAt: new Date(arrives * 1000),
    amount: moneyOf(amount, currency.toUpperCase()),
  };
}
