import { requirePayment } from '../payments/move-payment.ts';
import { insertPayment, type Payment, type PaymentCard } from '../payments/payment-store.ts';
import { ensureMerchantOrder, type Preference } from '../preferences/preference-store.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { nextNumber } from '../store/sequences.ts';
import { announce } from '../payments/announce.ts';
import { MEANS, type Means } from '../payments/means.ts';
import { outcomeFor, VOUCHER_HOLDER, type Outcome } from '../payments/outcomes.ts';

/** The charge of a card: like the provider's, the amount excludes the shipping cost. */
export type Charge = { amountCents: number; shippingCents: number };

/**
 * Makes one payment; the card holder's name decides its status. Call it in a transaction that has checked that the
 * preference can be paid.
 */
export function payWithCard(sandbox: Sandbox, preference: Preference, card: PaymentCard, charge: Charge): Payment {
  const isSlow = card.holder.trim().toUpperCase() === VOUCHER_HOLDER;
  const outcome = outcomeFor(card.holder, preference.body.binary_mode ?? false);
  const used: PaymentCard = isSlow ? { ...card, type: 'ticket', method: MEANS.ticket.method } : card;
  return makePayment(sandbox, preference, used, charge, outcome);
}

/** Makes one payment by a means without a card. */
export function payByMeans(sandbox: Sandbox, preference: Preference, by: Means, charge: Charge): Payment {
  const blank = { firstSix: '', lastFour: '', document: '', expirationMonth: 1, expirationYear: 2099 };
  const used: PaymentCard = {
    ...blank,
    method: MEANS[by].method,
    type: by,
    installments: 1,
    totalCents: null,
    holder: preference.body.payer?.email ?? '',
  };
  return makePayment(sandbox, preference, used, charge, MEANS[by].outcome);
}

function makePayment(
  sandbox: Sandbox,
  preference: Preference,
  card: PaymentCard,
  charge: Charge,
  outcome: Outcome,
): Payment {
  const { db, settings } = sandbox;
  const now = settings.clock();
  ensureMerchantOrder(db, preference, now);
  const payment: Payment = {
    id: nextNumber(db, 'payment', now),
    preferenceId: preference.id,
    externalReference: preference.body.external_reference ?? null,
    status: outcome.status,
    statusDetail: outcome.detail,
    ...charge,
    refundedCents: 0,
    card,
    holdsRedirect: false,
    createdAt: now,
    approvedAt: outcome.status === 'approved' ? now : null,
    updatedAt: now,
  };
  insertPayment(db, payment);
  announce(sandbox, payment, 'payment.created');
  return requirePayment(sandbox, payment.id);
}
