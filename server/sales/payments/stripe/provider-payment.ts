import type { Stripe } from 'stripe';
import { moneyOf } from '#contract/core/money/money.ts';
import type { ProviderPayment, ProviderRefund } from '#server/core/context/payment-provider.ts';
import { factsOf } from './payment-facts.ts';
import { awaits, disputeStateOf, refundStateOf, statusOf, failureWords, type SeenState } from './payment-states.ts';
import { providerName } from './facts.ts';

/** All that the provider knows of one payment. */
export type SeenPayment = {
  readonly intent: Stripe.PaymentIntent;
  readonly charges: readonly Stripe.Charge[];
  readonly refunds: readonly Stripe.Refund[];
  readonly disputes: readonly Stripe.Dispute[];
};

const ends = new Set(['succeeded', 'canceled']);

/**
 * The payments of the shop of what the provider calls one payment over all attempts: that itself, and each attempt that a bank
 * refused by its own id, which never changes again. As long as the page is open for another attempt the refused ones are not told:
 * an order whose attempts were all refused has ended, and this one has not.
 */
export function paymentsOf(seen: SeenPayment): ProviderPayment[] {
  const failed = ends.has(seen.intent.status) ? seen.charges.filter(({ status }) => status === 'failed') : [];
  return [...failed.map((charge) => refusedPayment(charge)), wholePayment(seen)];
}

/** An attempt that a bank refused. */
export function refusedPayment(charge: Stripe.Charge): ProviderPayment {
  const at = momentOf(charge.created);
  return {
    ...common(charge),
    id: charge.id,
    status: 'rejected',
    detail: ['failed', charge.failure_code, charge.outcome?.reason].filter(Boolean).join('/'),
    refunded: moneyOf(0, charge.currency.toUpperCase()),
    createdAt: at,
    approvedAt: null,
    updatedAt: at,
    refunds: [],
    dispute: null,
    facts: factsOf(charge),
  };
}

function wholePayment({ intent, charges, refunds, disputes }: SeenPayment): ProviderPayment {
  const currency = intent.currency.toUpperCase();
  const taken = charges.find(({ status, captured }) => status === 'succeeded' && captured);
  const state = stateOf(intent);
  const [doubt] = disputes;
  const dispute = doubt ? disputeStateOf(doubt.status) : null;
  const amount = moneyOf(intent.amount, currency);
  const given = refunds
    .filter(({ status }) => refundStateOf(status) === 'done')
    .reduce((sum, one) => sum + one.amount, 0);
  const lost = dispute === 'lost' ? (doubt?.amount ?? 0) : 0;
  const refunded = moneyOf(Math.min(intent.amount, given + lost), currency);
  return {
    ...common(intent),
    id: intent.id,
    status: statusWith(statusOf(state), { isOpen: dispute === 'open', isAllBack: refunded.minor >= amount.minor }),
    detail: [intent.status, doubt?.status ?? intent.last_payment_error?.code].filter(Boolean).join('/'),
    refunded,
    createdAt: momentOf(intent.created),
    approvedAt: taken ? momentOf(balanceMoment(taken) ?? taken.created) : null,
    updatedAt: momentOf(latest({ intent, charges, refunds, disputes })),
    awaits: awaits(state),
    ...voucherOf(intent),
    refunds: refunds.map((refund) => providerRefund(refund)),
    dispute,
    facts: taken ? factsOf(taken, disputes) : null,
  };
}

type Paid = Pick<Stripe.PaymentIntent, 'amount' | 'currency' | 'metadata'>;

function common({ amount, currency, metadata }: Paid) {
  return {
    provider: providerName,
    reference: metadata['reference'] ?? null,
    amount: moneyOf(amount, currency.toUpperCase()),
    awaits: null,
    payUntil: null,
    voucherUrl: null,
  };
}

/** Means whose money comes or fails after the page is complete: there is no other attempt then. */
const delayed = new Set(['boleto', 'customer_balance', 'konbini', 'multibanco', 'oxxo', 'sepa_debit']);

function stateOf({ status, next_action: next, last_payment_error: error }: Stripe.PaymentIntent): SeenState {
  return { status, next: next?.type ?? null, hasFailed: delayed.has(error?.payment_method?.type ?? '') };
}

type Back = { readonly isOpen: boolean; readonly isAllBack: boolean };

function statusWith(status: ProviderPayment['status'], { isOpen, isAllBack }: Back): ProviderPayment['status'] {
  if (status !== 'approved') return status;
  if (isOpen) return 'disputed';
  return isAllBack ? 'refunded' : 'approved';
}

/** A refund of the provider in the shop's words. */
export function providerRefund(refund: Stripe.Refund): ProviderRefund {
  const state = refundStateOf(refund.status);
  return {
    id: refund.id,
    amount: moneyOf(refund.amount, refund.currency.toUpperCase()),
    state,
    problem: state === 'refused' ? failureWords(refund.failure_reason ?? '') : null,
    createdAt: momentOf(refund.created),
  };
}

function voucherOf({ next_action: next }: Stripe.PaymentIntent): Pick<ProviderPayment, 'payUntil' | 'voucherUrl'> {
  const voucher = next?.oxxo_display_details;
  const until = voucher?.expires_after;
  return { payUntil: until ? momentOf(until) : null, voucherUrl: voucher?.hosted_voucher_url ?? null };
}

/**
 * The newest moment, in seconds, that anything of a payment has: the provider notes no changes as such. News with equal moments
 * may be in any order; whoever asked last is believed.
 */
function latest({ intent, charges, refunds, disputes }: SeenPayment): number {
  return Math.max(
    intent.created,
    intent.canceled_at ?? 0,
    ...charges.flatMap((charge) => [charge.created, balanceMoment(charge) ?? 0]),
    ...refunds.map(({ created }) => created),
    ...disputes.flatMap(({ created, balance_transactions: moved }) => [created, ...moved.map((one) => one.created)]),
  );
}

/** When the money of a charge was booked; undefined if that is not told. */
function balanceMoment({ balance_transaction: moved }: Stripe.Charge): number | undefined {
  return moved !== null && typeof moved === 'object' ? moved.created : undefined;
}

const momentOf = (seconds: number): Date => new Date(seconds * 1000);
