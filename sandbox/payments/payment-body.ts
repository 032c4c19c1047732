import { centsFrom, decimalOf, decimalText } from '../values/cents.ts';
import { currencyOf, roundedCents, siteOf } from '../values/currency.ts';
import type { Preference } from '../preferences/preference-store.ts';
import { providerDate } from '../values/provider-date.ts';
import type { Settings } from '../values/settings.ts';
import { chargesDetails, chargesOf, feeDetails, releaseBody } from './charges.ts';
import type { Payment } from './payment-store.ts';
import type { Refund } from './refund-store.ts';

// The provider cancels a payment that is unpaid for 30 days, or sooner if the preference says so.
const UNPAID_EXPIRES_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns when a payment that nobody pays is cancelled. */
export function unpaidUntil(payment: Payment, { body }: Preference): number {
  const latest = payment.createdAt + UNPAID_EXPIRES_MS;
  return body.date_of_expiration ? Math.min(latest, Date.parse(body.date_of_expiration)) : latest;
}

/** Returns a payment as GET /v1/payments/{id} shows it. */
export function paymentBody(payment: Payment, preference: Preference, refunds: Refund[], settings: Settings) {
  const { card } = payment;
  const { body } = preference;
  const currency = currencyOf(body);
  const isOpen = payment.status === 'pending' || payment.status === 'in_process';
  const charges = chargesOf(payment, currency);
  const totalCents = charges.paid + charges.interest;
  const isSlow = card.type === 'ticket' || card.type === 'bank_transfer';
  return {
    id: payment.id,
    date_created: providerDate(payment.createdAt),
    date_approved: providerDate(payment.approvedAt),
    date_last_updated: providerDate(payment.updatedAt),
    ...releaseBody(payment, settings.clock()),
    date_of_expiration: isOpen ? providerDate(unpaidUntil(payment, preference)) : null,
    operation_type: 'regular_payment',
    payment_method_id: card.method,
    payment_type_id: card.type,
    status: payment.status,
    status_detail: payment.statusDetail,
    currency_id: currency,
    description: body.items[0]?.title ?? '',
    live_mode: false,
    collector_id: settings.collectorId,
    site_id: siteOf(currency),
    payer: { id: null, email: body.payer?.email ?? null, identification: { type: 'DNI', number: card.document } },
    metadata: body.metadata ?? {},
    additional_info: {
      items: body.items.map((item) => ({
        id: item.id ?? null,
        title: item.title,
        description: item.description ?? null,
        picture_url: item.picture_url ?? null,
        category_id: item.category_id ?? null,
        quantity: String(item.quantity),
        unit_price: decimalText(centsFrom(item.unit_price) ?? 0),
      })),
    },
    order: { id: String(preference.merchantOrderId), type: 'mercadopago' },
    external_reference: payment.externalReference,
    transaction_amount: decimalOf(payment.amountCents),
    transaction_amount_refunded: decimalOf(payment.refundedCents),
    shipping_amount: decimalOf(payment.shippingCents),
    coupon_amount: 0,
    transaction_details: {
      net_received_amount: payment.approvedAt === null ? 0 : decimalOf(charges.paid - charges.fee - charges.withheld),
      total_paid_amount: decimalOf(totalCents),
      installment_amount: decimalOf(roundedCents(totalCents / card.installments, currency)),
      overpaid_amount: 0,
      external_resource_url: isSlow ? `${settings.publicUrl}/checkout/v1/voucher?payment_id=${payment.id}` : null,
    },
    fee_details: feeDetails(charges),
    charges_details: chargesDetails(payment, charges, currency),
    taxes_amount: 0,
    captured: true,
    binary_mode: body.binary_mode ?? false,
    statement_descriptor: body.statement_descriptor ?? null,
    installments: card.installments,
    card: {
      id: null,
      first_six_digits: card.firstSix,
      last_four_digits: card.lastFour,
      expiration_month: card.expirationMonth,
      expiration_year: card.expirationYear,
      cardholder: { name: card.holder, identification: { type: 'DNI', number: card.document } },
    },
    notification_url: body.notification_url ?? null,
    refunds: refunds.map((refund) => refundBody(refund, settings)),
    processing_mode: 'aggregator',
    merchant_account_id: null,
  };
}

/** Returns a refund as the API shows it. */
export function refundBody(refund: Refund, settings: Settings) {
  return {
    id: refund.id,
    payment_id: refund.paymentId,
    amount: decimalOf(refund.amountCents),
    metadata: {},
    source: { id: String(settings.collectorId), name: 'Cuenta de prueba', type: 'collector' },
    date_created: providerDate(refund.createdAt),
    unique_sequence_number: null,
    refund_mode: 'standard',
    adjustment_amount: 0,
    status: refund.status,
    reason: refund.reason,
    labels: [],
    amount_refunded_to_payer: refund.status === 'approved' ? decimalOf(refund.amountCents) : 0,
  };
}
