import { requirePayment } from '../payments/move-payment.ts';
import { insertPayment } from '../payments/payment-store.ts';
import type { Payment, PaymentCard } from '../payments/payment-store.ts';
import { ensureMerchantOrder } from '../preferences/preference-store.ts';
import type { Preference } from '../preferences/preference-store.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { nextNumber } from '../store/sequences.ts';
import { announce } from '../payments/announce.ts';
import { outcomeFor } from '../payments/outcomes.ts';

/** What a card is charged: the amount leaves the shipping cost out, as the provider's does. */
export type Charge = { amountCents: number; shippingCents: number };

/**
 * Makes one payment; its holder's name decides how it ends. To be called in a transaction that has checked that the
 * preference may be paid.
 */
export function payWithCard(sandbox: Sandbox, preference: Preference, card: PaymentCard, charge: Charge): Payment {
  const { db, settings } = sandbox;
  const now = settings.clock();
  const outcome = outcomeFor(card.holder, preference.body.binary_mode ?? false);
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
