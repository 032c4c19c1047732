import type { DisputeState } from '#contract/sales/orders/order-money.ts';
import type { PaymentStatus } from '#contract/sales/payments/payment-status.ts';
import type { ProviderRefund } from '#server/core/context/payment-provider.ts';
import { t } from '#messages/messages.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';

/** The provider's statuses in the shop's words. */
const statuses: ReadonlyMap<string, PaymentStatus> = new Map([
  ['pending', 'pending'],
  ['in_process', 'pending'],
  // Reserved on the card and not taken yet.
  ['authorized', 'pending'],
  ['approved', 'approved'],
  ['in_mediation', 'disputed'],
  ['rejected', 'rejected'],
  ['cancelled', 'cancelled'],
  ['refunded', 'refunded'],
]);

/** How a chargeback stands: lost, won, or open; an open one may still be either. */
const chargebacks: ReadonlyMap<string, PaymentStatus> = new Map([
  ['settled', 'refunded'],
  ['reimbursed', 'approved'],
]);

/** The shop's word for a status. One that the shop does not know may still become money, so it is pending. */
export function statusOf(status: string, detail: string): PaymentStatus {
  if (status === 'charged_back') return chargebacks.get(detail) ?? 'disputed';
  return statuses.get(status) ?? 'pending';
}

const chargebackEnds: ReadonlyMap<string, DisputeState> = new Map([
  ['settled', 'lost'],
  ['reimbursed', 'won'],
]);

/** How the dispute of a payment stands; null if its status tells of none. */
export function disputeOf(status: string, detail: string): DisputeState | null {
  if (status === 'charged_back') return chargebackEnds.get(detail) ?? 'open';
  return status === 'in_mediation' ? 'open' : null;
}

const refundEnds: ReadonlyMap<string, ProviderRefund['state']> = new Map([
  ['approved', 'done'],
  // The words of an order's refunds.
  ['processed', 'done'],
  ['failed', 'refused'],
  ['canceled', 'refused'],
  ['rejected', 'refused'],
  ['cancelled', 'refused'],
]);

/** The shop's word for a refund's status. One that the shop does not know may still be done. */
export function refundStateOf(status: string | null | undefined): ProviderRefund['state'] {
  return refundEnds.get(status ?? 'approved') ?? 'in_progress';
}

/** True if the provider has taken a payment's money from the shop, for good or until a dispute is decided. */
export function isTakenBack(status: string, detail: string): boolean {
  return status === 'charged_back' && detail !== 'reimbursed';
}

/** True if a date of approval says that money was taken: of what is only reserved it does not. */
export function isCaptured(status: string): boolean {
  return status !== 'authorized';
}

/** What a payment waits for; null when it waits for nothing. */
export function awaits(status: string, detail: string): 'review' | 'voucher' | null {
  if (statusOf(status, detail) !== 'pending') return null;
  return status === 'pending' && detail.startsWith('pending_waiting') ? 'voucher' : 'review';
}

/** The reasons that are known from public integrations; others are shown as the provider gives them. */
const reasons = [
  {
    means: /balance|insufficient.*(?:money|funds)|money.*insufficient/i,
    words: () => t('payments.refundRefused.noBalance'),
  },
  { means: /too old/i, words: () => t('payments.refundRefused.tooOld') },
  { means: /in a state/i, words: () => t('payments.refundRefused.badState') },
  { means: /invalid transaction_amount|amount.*(?:greater|exceed)/i, words: () => t('payments.refundRefused.tooMuch') },
] as const;

/** Returns that the provider does not know a payment. */
export function unknownPayment(): string {
  return inShopLanguage(() => t('payments.refundRefused.unknownPayment'));
}

/** Returns why the provider makes no refund, in the shop's own language as far as its reason is known: it is stored. */
export function reasonWords(reason: string): string {
  const known = reasons.find(({ means }) => means.test(reason));
  return known ? inShopLanguage(known.words) : reason.slice(0, 300);
}
