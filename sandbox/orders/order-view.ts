import { refundsOfPayment, type Refund } from '../payments/refund-store.ts';
import { caseOfPayment } from '../payments/case-store.ts';
import { unpaidUntil } from '../payments/payment-body.ts';
import { paymentsOfPreference, type Payment } from '../payments/payment-store.ts';
import { validityOf } from '../preferences/preference-body.ts';
import { orderId, type Order } from '../preferences/order-store.ts';
import { findPreference, type Preference } from '../preferences/preference-store.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { decimalText } from '../values/cents.ts';
import { currencyOf, isPayable, siteOf, type Currency } from '../values/currency.ts';
import { providerDate } from '../values/provider-date.ts';
import { orderWords, paymentWords } from './order-words.ts';

/** The countries of the provider's sites, as ISO 3166-1 alpha-3 writes them. */
const COUNTRIES: Readonly<Record<string, string>> = {
  MLA: 'ARG',
  MLM: 'MEX',
  MLC: 'CHL',
  MCO: 'COL',
  MLU: 'URY',
  MPE: 'PER',
};

const REFUND_WORDS = { approved: 'processed', in_process: 'processing', rejected: 'failed' } as const;

/** Cents as the Orders API writes them: '1299.50', and '1299' of a currency without decimals. */
export function orderAmount(cents: number, currency: Currency): string {
  return isPayable(1, currency) ? decimalText(cents) : String(cents / 100);
}

/** Returns the preference that an order's page is of. */
export function pageOfOrder({ db }: Pick<Sandbox, 'db'>, { id, preferenceId }: Order): Preference {
  const preference = findPreference(db, preferenceId);
  if (!preference) throw new Error(`Order ${id} has no page.`);
  return preference;
}

/** Returns an order and its payments' status as GET /v1/orders/{id} shows it. */
export function orderView(sandbox: Sandbox, order: Order) {
  const { db, settings } = sandbox;
  const preference = pageOfOrder(sandbox, order);
  const currency = currencyOf(preference.body);
  const payments = paymentsOfPreference(db, preference.id);
  const refunds = payments.flatMap((payment) => refundsOfPayment(db, payment.id));
  const paidCents = payments.reduce(
    (sum, { approvedAt, amountCents }) => sum + (approvedAt === null ? 0 : amountCents),
    0,
  );
  const changed = [preference.updatedAt, ...payments.map(({ updatedAt }) => updatedAt)];
  return {
    ...order.body,
    id: order.id,
    user_id: String(settings.collectorId),
    site_id: siteOf(currency),
    country_code: COUNTRIES[siteOf(currency)],
    currency,
    ...orderWords({
      payments,
      totalCents: preference.itemsCents,
      isCanceled: order.canceledAt !== null,
      isExpired: validityOf(preference, settings.clock()) === 'expired',
    }),
    total_paid_amount: orderAmount(paidCents, currency),
    checkout_url: `${settings.publicUrl}/checkout/v1/redirect?pref_id=${preference.id}&order_id=${order.id}`,
    integration_data: { application_id: settings.clientId },
    ...(payments.length > 0 && {
      transactions: {
        payments: payments.map((payment, place) => paymentOf(sandbox, preference, payment, place)),
        ...(refunds.length > 0 && { refunds: refunds.map((refund) => refundOf(refund, currency)) }),
        ...chargebacksOf(sandbox, payments),
      },
    }),
    created_date: new Date(order.createdAt).toISOString(),
    last_updated_date: new Date(Math.max(...changed)).toISOString(),
  };
}

function paymentOf({ settings }: Sandbox, preference: Preference, payment: Payment, place: number) {
  const { card } = payment;
  const currency = currencyOf(preference.body);
  const isSlow = card.type === 'ticket' || card.type === 'bank_transfer';
  const said = paymentWords(payment);
  return {
    id: orderId('PAY', payment.id),
    // Not the number of the payments API.
    reference_id: `0002${payment.id.toString(36)}`,
    ...said,
    attempt_number: place + 1,
    amount: orderAmount(payment.amountCents, currency),
    ...(payment.approvedAt !== null && { paid_amount: orderAmount(card.totalCents ?? payment.amountCents, currency) }),
    ...(payment.refundedCents > 0 && { refunded_amount: orderAmount(payment.refundedCents, currency) }),
    payment_method: {
      id: card.method,
      type: card.type,
      installments: card.installments,
      ...(isSlow && { ticket_url: `${settings.publicUrl}/checkout/v1/voucher?payment_id=${payment.id}` }),
    },
    ...(said.status === 'action_required' && { date_of_expiration: providerDate(unpaidUntil(payment, preference)) }),
  };
}

function refundOf(refund: Refund, currency: Currency) {
  return {
    id: orderId('REF', refund.id),
    transaction_id: orderId('PAY', refund.paymentId),
    reference_id: String(refund.id),
    amount: orderAmount(refund.amountCents, currency),
    status: REFUND_WORDS[refund.status],
  };
}

function chargebacksOf({ db }: Sandbox, payments: readonly Payment[]) {
  const chargebacks = payments.flatMap((payment) => {
    const found = caseOfPayment(db, 'chargeback', payment.id);
    if (!found) return [];
    const status = payment.statusDetail === 'in_process' ? 'opened' : 'closed';
    return [{ id: String(found.id), transaction_id: orderId('PAY', payment.id), case_id: String(found.id), status }];
  });
  return chargebacks.length > 0 ? { chargebacks } : {};
}
