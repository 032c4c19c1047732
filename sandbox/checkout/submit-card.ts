import { paymentsOfPreference } from '../payments/payment-store.ts';
import type { Payment } from '../payments/payment-store.ts';
import { requirePayment } from '../payments/move-payment.ts';
import { findPreference } from '../preferences/preference-store.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { inTransaction } from '../store/database.ts';
import { readCardForm } from './card-form.ts';
import type { CardForm, CardFormErrors } from './card-form.ts';
import { checkoutState } from './checkout-state.ts';
import { formTokenUse, spendFormToken } from './form-token.ts';
import { payWithCard } from './pay-with-card.ts';

export type Submission =
  | { kind: 'payment'; payment: Payment }
  | { kind: 'invalid'; errors: CardFormErrors }
  /** The form token is not one of ours: nothing was paid. */
  | { kind: 'stale' }
  /** Expired, not open yet, or paid already. */
  | { kind: 'closed' }
  | { kind: 'unknown' };

/**
 * One sending of the card form. The token, the preference's state and the payment are one transaction, so a form sent
 * twice makes one payment and both answers speak of it.
 */
export function submitCard(sandbox: Sandbox, preferenceId: string, token: string, form: CardForm): Submission {
  const { db, settings } = sandbox;
  return inTransaction(db, (): Submission => {
    const preference = findPreference(db, preferenceId);
    if (!preference) return { kind: 'unknown' };
    const use = formTokenUse(db, token, preferenceId);
    if (typeof use === 'number') return { kind: 'payment', payment: requirePayment(sandbox, use) };
    const now = settings.clock();
    const state = checkoutState(preference, paymentsOfPreference(db, preferenceId), now);
    if (state.kind !== 'open') return { kind: 'closed' };
    if (use === 'unknown') return { kind: 'stale' };
    const { remainingCents, maySplit } = state;
    const read = readCardForm(form, { preference, remainingCents, maySplit, now });
    if (!read.ok) return { kind: 'invalid', errors: read.errors };
    const payment = payWithCard(sandbox, preference, read.card, {
      amountCents: read.amountCents - state.shippingCents,
      shippingCents: state.shippingCents,
    });
    spendFormToken(db, token, payment.id);
    return { kind: 'payment', payment };
  });
}
