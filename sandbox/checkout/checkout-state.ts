import type { Payment } from '../payments/payment-store.ts';
import { validityOf } from '../preferences/preference-body.ts';
import type { Preference } from '../preferences/preference-store.ts';

export type CheckoutState =
  | { kind: 'expired' | 'not_yet' }
  | { kind: 'paid'; last: Payment }
  | {
      kind: 'open';
      remainingCents: number;
      shippingCents: number;
      firstPayment: Payment | undefined;
      maySplit: boolean;
    };

/**
 * Returns the state of a preference for its buyer. A payment counts as paid from its approval on, whatever its later
 * status, so that a refunded order is not paid a second time. At most two payments make up the total.
 */
export function checkoutState(preference: Preference, payments: Payment[], now: number): CheckoutState {
  const approved = payments.filter((payment) => payment.approvedAt !== null);
  const approvedCents = approved.reduce((sum, payment) => sum + payment.amountCents + payment.shippingCents, 0);
  const remainingCents = preference.itemsCents + preference.shippingCents - approvedCents;
  const last = approved.at(-1);
  if (last && remainingCents <= 0) return { kind: 'paid', last };
  const validity = validityOf(preference, now);
  if (validity !== 'open') return { kind: validity };
  // Shipping cost is not part of a payment's amount, so it cannot be split between two.
  const maySplit = approved.length === 0 && preference.shippingCents === 0;
  const shippingCents = last ? 0 : preference.shippingCents;
  return { kind: 'open', remainingCents, shippingCents, firstPayment: approved[0], maySplit };
}
