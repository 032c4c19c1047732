import { paymentsOfPreference, type Payment } from '../payments/payment-store.ts';
import { requirePayment } from '../payments/move-payment.ts';
import { findPreference, type Preference } from '../preferences/preference-store.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { inTransaction } from '../store/database.ts';
import { readCardForm, type CardForm, type CardFormErrors } from './card-form.ts';
import { checkoutState } from './checkout-state.ts';
import { formTokenUse, spendFormToken } from './form-token.ts';
import { means, type Means } from '../payments/means.ts';
import { payByMeans, payWithCard } from './pay-with-card.ts';

export type Submission =
  | { kind: 'payment'; payment: Payment }
  | { kind: 'invalid'; errors: CardFormErrors }
  /** The form token is unknown: nothing was paid. */
  | { kind: 'stale' }
  /** Expired, not valid yet, or already paid. */
  | { kind: 'closed' }
  | { kind: 'unknown' };

/** Handles one click on a means without a card, in the same way. */
export function submitMeans(sandbox: Sandbox, preferenceId: string, token: string, by: Means): Submission {
  const { db, settings } = sandbox;
  return inTransaction(db, (): Submission => {
    const preference = findPreference(db, preferenceId);
    if (!preference) return { kind: 'unknown' };
    const use = formTokenUse(db, token, preferenceId);
    if (typeof use === 'number') return { kind: 'payment', payment: requirePayment(sandbox, use) };
    const state = checkoutState(preference, paymentsOfPreference(db, preferenceId), settings.clock());
    if (state.kind !== 'open' || !meansOffered(preference).includes(by)) return { kind: 'closed' };
    if (use === 'unknown') return { kind: 'stale' };
    const { remainingCents, shippingCents } = state;
    const payment = payByMeans(sandbox, preference, by, { amountCents: remainingCents - shippingCents, shippingCents });
    spendFormToken(db, token, payment.id);
    return { kind: 'payment', payment };
  });
}

/** Returns the means without a card that a preference allows; money in the account cannot be left out. */
export function meansOffered({ body }: Preference): Means[] {
  const excluded = new Set((body.payment_methods?.excluded_payment_types ?? []).map(({ id }) => id));
  const isBinary = body.binary_mode ?? false;
  return means.options.filter((one) => one === 'account_money' || !(excluded.has(one) || isBinary));
}

/**
 * Handles one submission of the card form. The token, the preference's state and the payment are one transaction, so a
 * form sent twice makes one payment and both responses show it.
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
