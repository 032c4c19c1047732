import type { DisputeState } from '#contract/sales/orders/order-money.ts';
import type { PaymentStatus } from '#contract/sales/payments/payment-status.ts';
import type { ProviderRefund } from '#server/core/context/payment-provider.ts';
import { t } from '#messages/messages.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';

/** What a payment of the provider says of its state. */
export type SeenState = {
  readonly status: string;
  /** What it waits for, by the provider's name; null if for nothing. */
  readonly next: string | null;
  /** True if it failed for good: a voucher that ended, a debit that came back. After any other attempt the page is still open. */
  readonly hasFailed: boolean;
};

const statuses: ReadonlyMap<string, PaymentStatus> = new Map([
  ['requires_confirmation', 'created'],
  ['canceled', 'cancelled'],
  ['succeeded', 'approved'],
]);

/** True for what a buyer pays elsewhere, with a number and until a day: 'oxxo_display_details'. */
const isVoucher = (next: string | null) => next?.endsWith('_display_details') === true;

/**
 * The shop's word for a state. Whoever is asked by the bank or in an app has not paid and may come back to try otherwise, so that
 * counts as not begun; the page is closed when the order's time is over. A state that the shop does not know may still become
 * money, so it is pending.
 */
export function statusOf({ status, next, hasFailed }: SeenState): PaymentStatus {
  if (status === 'requires_payment_method') return hasFailed ? 'rejected' : 'created';
  if (status === 'requires_action') return isVoucher(next) ? 'pending' : 'created';
  return statuses.get(status) ?? 'pending';
}

/** What a payment waits for; null when it waits for nothing. */
export function awaits(seen: SeenState): 'review' | 'voucher' | null {
  if (statusOf(seen) !== 'pending') return null;
  return seen.status === 'requires_action' ? 'voucher' : 'review';
}

const refundEnds: ReadonlyMap<string, ProviderRefund['state']> = new Map([
  ['succeeded', 'done'],
  ['failed', 'refused'],
  ['canceled', 'refused'],
]);

/** The shop's word for a refund's status. One that the shop does not know may still be done. */
export function refundStateOf(status: string | null): ProviderRefund['state'] {
  return refundEnds.get(status ?? 'succeeded') ?? 'in_progress';
}

const disputeEnds: ReadonlyMap<string, DisputeState | null> = new Map([
  ['won', 'won'],
  ['lost', 'lost'],
  // The bank asked and was content; or the money went back before there was a dispute.
  ['warning_closed', 'won'],
  ['prevented', null],
]);

/** How a dispute stands; null if it is none any more. One whose status is not known is still open. */
export function disputeStateOf(status: string): DisputeState | null {
  const known = disputeEnds.get(status);
  return known === undefined ? 'open' : known;
}

/** Returns that the provider does not know a payment. */
export function unknownPayment(): string {
  return inShopLanguage(() => t('payments.refundRefused.unknownPayment'));
}

const byCode: ReadonlyMap<string, () => string> = new Map([
  ['charge_already_refunded', () => t('payments.refundRefused.tooMuch')],
  ['charge_disputed', () => t('payments.refundRefused.badState')],
  ['insufficient_funds', () => t('payments.refundRefused.noBalance')],
  ['balance_insufficient', () => t('payments.refundRefused.noBalance')],
]);

/** Returns why the provider makes no refund, in the shop's own language as far as its code is known: it is stored. */
export function reasonWords({ reason, code }: { readonly reason: string; readonly code: string | null }): string {
  const known = byCode.get(code ?? '');
  if (known) return inShopLanguage(known);
  if (/greater than unrefunded/i.test(reason)) return inShopLanguage(() => t('payments.refundRefused.tooMuch'));
  return reason.slice(0, 300);
}

const failures: ReadonlyMap<string, () => string> = new Map([
  ['lost_or_stolen_card', () => t('payments.refundFailed.lostCard')],
  ['expired_or_canceled_card', () => t('payments.refundFailed.endedCard')],
  ['insufficient_funds', () => t('payments.refundRefused.noBalance')],
  ['declined', () => t('payments.refundFailed.declined')],
]);

/** Returns why a refund came back from the buyer's bank (docs.stripe.com/refunds, "Failed refunds"). */
export function failureWords(reason: string): string {
  return inShopLanguage(failures.get(reason) ?? (() => t('payments.refundFailed.unknown')));
}
