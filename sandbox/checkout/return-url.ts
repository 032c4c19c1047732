import type { Payment } from '../payments/payment-store.ts';
import type { PaymentStatus } from '../payments/payment-status.ts';
import type { Preference } from '../preferences/preference-store.ts';

type Outcome = 'success' | 'pending' | 'failure';

/**
 * Returns the address that takes the buyer back to the shop, or null when the shop gave none for that outcome. The
 * shop's own parameters come first, then all others in the provider's order, an absent one as the literal text `null`.
 * `payment` is null when the buyer left without paying.
 */
export function returnUrl(
  preference: Preference,
  payment: Payment | null,
  outcome = outcomeOf(payment),
): string | null {
  const base = preference.body.back_urls?.[outcome];
  if (!base) return null;
  const query = new URLSearchParams(parametersOf(preference, payment)).toString();
  const url = new URL(base);
  url.search = url.search ? `${url.search}&${query}` : `?${query}`;
  return url.href;
}

/** Returns the address of the redirect after a payment, if the shop asked for it. Only card payments exist here. */
export function autoReturnUrl(preference: Preference, payment: Payment): string | null {
  const wanted = preference.body.auto_return;
  const isAutomatic =
    payment.status === 'approved' ? Boolean(wanted) : payment.status !== 'rejected' && wanted === 'all';
  return isAutomatic ? returnUrl(preference, payment) : null;
}

/** Returns the origins to which a form of the page may redirect: browsers check them against the policy. */
export function returnOrigins(preference: Preference): string[] {
  const urls = Object.values(preference.body.back_urls ?? {}).map((url) => URL.parse(String(url)));
  return [...new Set(urls.filter((url) => url !== null).map((url) => url.origin))];
}

function parametersOf(preference: Preference, payment: Payment | null): [string, string][] {
  const id = String(payment?.id ?? null);
  const status = String(payment?.status ?? null);
  return [
    ['collection_id', id],
    ['collection_status', status],
    ['payment_id', id],
    ['status', status],
    ['external_reference', String(preference.body.external_reference || null)],
    ['payment_type', payment ? payment.card.type : 'null'],
    ['merchant_order_id', payment ? String(preference.merchantOrderId) : 'null'],
    ['preference_id', preference.id],
    ['site_id', 'MLA'],
    ['processing_mode', 'aggregator'],
    ['merchant_account_id', 'null'],
  ];
}

const OUTCOMES: Partial<Record<PaymentStatus, Outcome>> = {
  approved: 'success',
  pending: 'pending',
  in_process: 'pending',
};

function outcomeOf(payment: Payment | null): Outcome {
  return (payment && OUTCOMES[payment.status]) ?? 'failure';
}
