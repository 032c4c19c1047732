import { centsFrom, decimalOf } from '../values/cents.ts';
import { currencyOf, siteOf } from '../values/currency.ts';
import type { Payment } from '../payments/payment-store.ts';
import type { Preference } from '../preferences/preference-store.ts';
import { providerDate } from '../values/provider-date.ts';
import type { Settings } from '../values/settings.ts';

/** A merchant order: one preference with all its payments. Like the provider's, its amounts exclude shipping. */
export function merchantOrderBody(preference: Preference, payments: Payment[], settings: Settings) {
  const { body } = preference;
  const currency = currencyOf(body);
  const sum = (cents: (payment: Payment) => number) => payments.reduce((total, payment) => total + cents(payment), 0);
  const paidCents = sum((payment) => (payment.approvedAt === null ? 0 : payment.amountCents));
  const refundedCents = sum((payment) => payment.refundedCents);
  const isPaid = paidCents >= preference.itemsCents;
  return {
    id: preference.merchantOrderId,
    status: isPaid ? 'closed' : 'opened',
    order_status: orderStatus(paidCents, refundedCents, isPaid, payments),
    external_reference: body.external_reference ?? '',
    preference_id: preference.id,
    marketplace: 'NONE',
    application_id: settings.clientId,
    site_id: siteOf(currency),
    notification_url: body.notification_url ?? null,
    additional_info: body.additional_info ?? '',
    payments: payments.map((payment) => ({
      id: payment.id,
      transaction_amount: decimalOf(payment.amountCents),
      total_paid_amount: decimalOf(payment.amountCents + payment.shippingCents),
      shipping_cost: decimalOf(payment.shippingCents),
      currency_id: currency,
      status: payment.status,
      status_detail: payment.statusDetail,
      operation_type: 'regular_payment',
      date_approved: providerDate(payment.approvedAt),
      date_created: providerDate(payment.createdAt),
      last_modified: providerDate(payment.updatedAt),
      amount_refunded: decimalOf(payment.refundedCents),
    })),
    items: body.items.map((item) => ({
      id: item.id ?? '',
      title: item.title,
      description: item.description ?? null,
      category_id: item.category_id ?? null,
      picture_url: item.picture_url ?? null,
      currency_id: currency,
      quantity: item.quantity,
      unit_price: decimalOf(centsFrom(item.unit_price) ?? 0),
    })),
    collector: { id: settings.collectorId, email: '', nickname: 'TEST' },
    payer: { id: null, email: body.payer?.email ?? '' },
    shipments: [],
    total_amount: decimalOf(preference.itemsCents),
    paid_amount: decimalOf(paidCents),
    refunded_amount: decimalOf(refundedCents),
    shipping_cost: decimalOf(preference.shippingCents),
    cancelled: false,
    date_created: providerDate(payments[0]?.createdAt ?? preference.createdAt),
    last_updated: providerDate(Math.max(preference.updatedAt, ...payments.map((payment) => payment.updatedAt))),
    is_test: true,
  };
}

/** The provider publishes no full list of values; these are known from public integrations. */
function orderStatus(paidCents: number, refundedCents: number, isPaid: boolean, payments: Payment[]): string {
  if (refundedCents > 0) return refundedCents >= paidCents ? 'reverted' : 'partially_reverted';
  if (isPaid) return 'paid';
  if (paidCents > 0) return 'partially_paid';
  const isOpen = payments.some((payment) => payment.status === 'in_process' || payment.status === 'pending');
  return isOpen ? 'payment_in_process' : 'payment_required';
}
