import type { Stripe } from 'stripe';
import { moneyOf } from '#contract/core/money/money.ts';
import type { PaymentMeans } from '#contract/sales/payments/payment-means.ts';
import type { PaymentFacts } from '#server/core/context/payment-facts.ts';
import { withheldIn } from './settlements.ts';

const cardKinds: ReadonlyMap<string, PaymentMeans['kind']> = new Map([
  ['credit', 'credit_card'],
  ['debit', 'debit_card'],
  ['prepaid', 'prepaid_card'],
]);

const brands: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['diners', 'Diners Club'],
  ['unionpay', 'UnionPay'],
  ['jcb', 'JCB'],
]);

/** The other means: what kind they are, and what people call them. */
const others: ReadonlyMap<string, PaymentMeans> = new Map([
  ['bizum', { kind: 'transfer', name: 'Bizum', digits: null }],
  ['oxxo', { kind: 'ticket', name: 'OXXO', digits: null }],
  ['sepa_debit', { kind: 'transfer', name: 'SEPA', digits: null }],
  ['customer_balance', { kind: 'transfer', name: null, digits: null }],
  ['paypal', { kind: 'wallet', name: 'PayPal', digits: null }],
  ['link', { kind: 'wallet', name: 'Link', digits: null }],
  ['klarna', { kind: 'other', name: 'Klarna', digits: null }],
]);

/**
 * Returns how a charge was made, what the provider keeps of it, also for its disputes, what the shop gets of it and when, as far as
 * it says so.
 */
export function factsOf(charge: Stripe.Charge, disputes: readonly Stripe.Dispute[] = []): PaymentFacts | null {
  const details = charge.payment_method_details;
  if (!details) return null;
  const { balance_transaction: moved } = charge;
  const currency = charge.currency.toUpperCase();
  // The account may be kept in another currency than the payment: then these are no amounts of the order.
  const isOurs = moved !== null && typeof moved === 'object' && moved.currency === charge.currency;
  const doubts = disputes.flatMap(({ balance_transactions: all }) => all).reduce((total, { fee }) => total + fee, 0);
  const withheld = isOurs ? withheldIn(moved) : 0;
  const stored = (minor: number) => (isOurs && minor >= 0 ? moneyOf(minor, currency) : null);
  return {
    means: meansOf(details),
    installments: details.card?.installments?.plan?.count ?? null,
    fee: isOurs ? stored(moved.fee - withheld + doubts) : null,
    withheld: stored(withheld),
    net: isOurs ? stored(moved.net - doubts) : null,
    releaseAt: isOurs ? new Date(moved.available_on * 1000) : null,
  };
}

function meansOf({ type, card }: Stripe.Charge.PaymentMethodDetails): PaymentMeans {
  if (card) {
    const brand = card.brand ?? '';
    return {
      kind: cardKinds.get(card.funding ?? '') ?? 'credit_card',
      name: brands.get(brand) ?? null,
      digits: card.last4 ?? null,
    };
  }
  return others.get(type) ?? { kind: 'other', name: null, digits: null };
}
