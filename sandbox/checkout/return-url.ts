import type { Payment } from '../payments/payment-store.ts';
import type { PaymentStatus } from '../payments/payment-status.ts';
import type { Preference } from '../preferences/preference-store.ts';

type Way = 'success' | 'pending' | 'failure';

/**
 * The address that takes the buyer back to the shop, or null when the shop gave none for that case. All parameters
 * come in the order the provider sends them, an absent one as the literal text `null`; the shop's own come first.
 * Without a payment the buyer left without paying.
 */
export function returnUrl(preference: Preference, payment: Payment | null, way = wayOf(payment)): string | null {
  const base = preference.body.back_urls?.[way];
  if (!base) return null;
  const query = new URLSearchParams(parametersOf(preference, payment)).toString();
  const url = new URL(base);
  url.search = url.search ? `${url.search}&${query}` : `?${query}`;
  return url.href;
}

/** Where the page sends the buyer by itself once paid, if the shop asked for it. Only card payments exist here. */
export function autoReturnUrl(preference: Preference, payment: Payment): string | null {
  const wanted = preference.body.auto_return;
  const isAutomatic =
    payment.status === 'approved' ? Boolean(wanted) : payment.status !== 'rejected' && wanted === 'all';
  return isAutomatic ? returnUrl(preference, payment) : null;
}

/** The origins a form of the page may lead to: browsers check them when the answer is a redirect. */
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
    ['payment_type', payment ? 'credit_card' : 'null'],
    ['merchant_order_id', payment ? String(preference.merchantOrderId) : 'null'],
    ['preference_id', preference.id],
    ['site_id', 'MLA'],
    ['processing_mode', 'aggregator'],
    ['merchant_account_id', 'null'],
  ];
}

const WAYS: Partial<Record<PaymentStatus, Way>> = { approved: 'success', pending: 'pending', in_process: 'pending' };

function wayOf(payment: Payment | null): Way {
  return (payment && WAYS[payment.status]) ?? 'failure';
}
