import { countryOf } from '#contract/core/countries/countries.ts';
import { countryCodes } from '#contract/core/countries/country.ts';
import { fromDecimal, moneyOf, sum, type Money } from '#contract/core/money/money.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { ProviderPayment, ProviderRefund } from '#server/core/context/payment-provider.ts';
import { isExpected, type Account, type PaymentAnswer } from '../answers.ts';
import { factsOf } from '../payment-facts.ts';
import { awaits, disputeOf, isCaptured, isTakenBack, refundStateOf, statusOf } from '../payment-states.ts';
import { providerName, homeOf, orderPaymentId } from '../facts.ts';
import type { OrderAnswer, OrderPayment, OrderRefund } from './order-answers.ts';
import { mayRetry, paymentWords, type Words } from './order-states.ts';

/** The currency of an order: the account's, which is the shop's where the provider does not say it. */
function currencyOf({ currency, site_id: site }: OrderAnswer): string {
  const home = countryCodes.find((code) => code === homeOf(site ?? ''));
  return currency ?? (home ? countryOf(home) : shop().country).currency;
}

/** True if money was taken by a payment of an order, whatever became of it. Only then its account knows what it cost. */
export function tookMoney({ status, status_detail: detail, refunded_amount: back }: OrderPayment): boolean {
  const words = paymentWords(status, detail ?? '');
  return ['approved', 'refunded', 'charged_back'].includes(words.status) || (back ?? 0) > 0;
}

/**
 * The payments of an order in the shop's words. `listed` are those of its reference in the payments API, which knows claims, fees and the
 * release of the money; no field of an order is documented to name them, so they are paired by their amounts where none does.
 */
export function orderPayments(
  order: OrderAnswer,
  listed: readonly PaymentAnswer[],
  account: Account,
): ProviderPayment[] {
  const left = [...listed].filter(({ date_approved: at, status }) => at && isCaptured(status));
  const payments = (order.transactions?.payments ?? []).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return payments.map((payment) => {
    const same = tookMoney(payment) ? taken(left, payment) : undefined;
    return orderPayment(order, payment, same, account);
  });
}

/** Takes the listed payment that is the same money out of those that are left. */
function taken(
  left: PaymentAnswer[],
  { amount, reference_id: named, reference }: OrderPayment,
): PaymentAnswer | undefined {
  const byId = left.findIndex(({ id }) => String(id) === named || String(id) === reference?.id);
  const at = byId >= 0 ? byId : left.findIndex((one) => one.transaction_amount === amount);
  return at < 0 ? undefined : left.splice(at, 1)[0];
}

function orderPayment(
  order: OrderAnswer,
  payment: OrderPayment,
  same: PaymentAnswer | undefined,
  account: Account,
): ProviderPayment {
  const { status, detail } = wordsOf(order, payment, same);
  const currency = currencyOf(order);
  const amount = fromDecimal(payment.amount, currency);
  const refunds = refundsOf(order, payment.id, currency);
  const createdAt = order.created_date;
  const updatedAt = order.last_updated_date ?? createdAt;
  const isTaken = tookMoney(payment);
  const seenAt = same?.date_last_updated ?? updatedAt;
  const isOurs = isExpected({ collector_id: Number(order.user_id) || null, live_mode: same?.live_mode }, account);
  return {
    provider: providerName,
    id: orderPaymentId(order.id, payment.id),
    ...(same && { listedAs: String(same.id) }),
    ...(statusOf(status, detail) === 'rejected' &&
      mayRetry(order.status, order.status_detail ?? '') && { isRetried: true }),
    reference: isOurs ? (order.external_reference ?? null) : null,
    // One that nobody has tried to pay yet.
    status: status === 'created' ? 'created' : statusOf(status, detail),
    detail: `${payment.status}/${payment.status_detail ?? ''}`,
    amount,
    refunded: isTakenBack(status, detail) || status === 'refunded' ? amount : givenBack(payment, refunds, currency),
    createdAt,
    // The order does not say when; this is before, and stays the same.
    approvedAt: isTaken ? (same?.date_approved ?? createdAt) : null,
    updatedAt: seenAt > updatedAt ? seenAt : updatedAt,
    awaits: status === 'created' ? null : awaits(status, detail),
    payUntil: payment.date_of_expiration ?? null,
    voucherUrl: payment.payment_method?.ticket_url ?? null,
    refunds,
    dispute: disputeOf(status, detail),
    facts: factsOf(same ?? ownFacts(payment), currency, isTaken),
  };
}

/** Claims are seen in the payments API alone; a chargeback also on the order, which does not say how a closed one ended. */
function wordsOf(order: OrderAnswer, { id, status, status_detail: detail }: OrderPayment, same?: PaymentAnswer): Words {
  if (same?.status === 'in_mediation' || same?.status === 'charged_back') {
    return { status: same.status, detail: same.status_detail ?? '' };
  }
  const isCharged = order.transactions?.chargebacks?.some(
    (one) => one.transaction_id === id && one.status !== 'closed',
  );
  return isCharged ? { status: 'charged_back', detail: 'in_process' } : paymentWords(status, detail ?? '');
}

function refundsOf({ transactions }: OrderAnswer, id: string, currency: string): ProviderRefund[] {
  const own = (transactions?.refunds ?? []).filter(({ transaction_id: of }) => of === id);
  return own.map((one) => orderRefundOf(one, currency));
}

/** A refund of an order's payment in the shop's words; the provider says neither why one failed nor when it was made. */
export function orderRefundOf({ id, amount, status }: OrderRefund, currency: string): ProviderRefund {
  return { id, amount: fromDecimal(amount, currency), state: refundStateOf(status), problem: null, createdAt: null };
}

function givenBack(
  { refunded_amount: told }: OrderPayment,
  refunds: readonly ProviderRefund[],
  currency: string,
): Money {
  if (told !== null && told !== undefined) return fromDecimal(told, currency);
  const done = refunds.filter(({ state }) => state === 'done').map(({ amount }) => amount);
  return sum(moneyOf(0, currency), ...done);
}

/** What an order itself says of how it was paid. */
function ownFacts({ payment_method: method }: OrderPayment): Parameters<typeof factsOf>[0] {
  return {
    payment_type_id: method?.type ?? null,
    payment_method_id: method?.id ?? null,
    installments: method?.installments ?? null,
  };
}
