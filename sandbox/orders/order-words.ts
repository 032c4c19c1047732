import type { PaymentStatus } from '../payments/payment-status.ts';
import type { Payment } from '../payments/payment-store.ts';

/** A status with its detail, as the Orders API has them of an order and of each of its payments. */
export type OrderWords = { readonly status: string; readonly status_detail: string };

const words = (status: string, detail: string): OrderWords => ({ status, status_detail: detail });

/** What a rejection of the payments API is called here; others are the bank's. */
const REASONS: Readonly<Record<string, string>> = {
  cc_rejected_bad_filled_card_number: 'bad_filled_card_data',
  cc_rejected_bad_filled_date: 'bad_filled_card_data',
  cc_rejected_bad_filled_other: 'bad_filled_card_data',
  cc_rejected_bad_filled_security_code: 'bad_filled_card_data',
  cc_rejected_call_for_authorize: 'required_call_for_authorize',
  cc_rejected_card_disabled: 'card_disabled',
  cc_rejected_high_risk: 'high_risk',
  cc_rejected_insufficient_amount: 'insufficient_amount',
  cc_rejected_invalid_installments: 'invalid_installments',
  cc_rejected_max_attempts: 'max_attempts_exceeded',
};

const WAITS: Readonly<Record<string, string>> = {
  pending_waiting_payment: 'waiting_payment',
  pending_waiting_transfer: 'waiting_transfer',
};

type WordsOf = (detail: string) => OrderWords;

const WORDS = {
  pending: (detail) => words('action_required', WAITS[detail] ?? detail),
  authorized: () => words('action_required', 'waiting_capture'),
  in_process: () => words('processing', 'in_process'),
  approved: (detail) => words('processed', detail),
  // A claim is not seen on an order.
  in_mediation: () => words('processed', 'accredited'),
  rejected: (detail) => words('failed', REASONS[detail] ?? 'rejected_by_issuer'),
  cancelled: (detail) => (detail === 'expired' ? words('expired', 'expired') : words('canceled', 'canceled')),
  refunded: () => words('refunded', 'refunded'),
  charged_back: (detail) => words('charged_back', detail),
} as const satisfies Record<PaymentStatus, WordsOf>;

/** Returns what the Orders API says of a payment. */
export function paymentWords({ status, statusDetail }: Pick<Payment, 'status' | 'statusDetail'>): OrderWords {
  return WORDS[status](statusDetail);
}

type Whole = {
  readonly payments: readonly Payment[];
  readonly totalCents: number;
  readonly isCanceled: boolean;
  readonly isExpired: boolean;
};

/** Returns what it says of an order, by its payments. One whose attempt was rejected waits for another one, also when its time is over. */
export function orderWords({ payments, totalCents, isCanceled, isExpired }: Whole): OrderWords {
  if (isCanceled) return words('canceled', 'canceled');
  const taken = payments.filter(({ approvedAt }) => approvedAt !== null);
  const last = payments.at(-1);
  if (taken.reduce((sum, { amountCents }) => sum + amountCents, 0) >= totalCents) return wordsOfTaken(taken);
  if (taken.length > 0) return words('processing', 'in_process');
  if (last?.status === 'rejected') return words('action_required', 'waiting_retry');
  if (last) return paymentWords(last);
  return isExpired ? words('expired', 'expired') : words('created', 'created');
}

function wordsOfTaken(taken: readonly Payment[]): OrderWords {
  const lost = taken.find(({ status }) => status === 'charged_back');
  if (lost) return paymentWords(lost);
  if (taken.every(({ status }) => status === 'refunded')) return words('processed', 'refunded');
  const isPartly = taken.some(({ refundedCents }) => refundedCents > 0);
  return words('processed', isPartly ? 'partially_refunded' : 'accredited');
}
