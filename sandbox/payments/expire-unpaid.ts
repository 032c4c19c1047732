import type { Sandbox } from '../context/sandbox-context.ts';
import { findPreference } from '../preferences/preference-store.ts';
import { movePayment } from './move-payment.ts';
import { unpaidUntil } from './payment-body.ts';
import { paymentsOfStatus } from './payment-store.ts';

/** Cancels the tickets and transfers that nobody paid in time, as the provider does. */
export function expireUnpaid(sandbox: Sandbox): void {
  const now = sandbox.settings.clock();
  for (const payment of paymentsOfStatus(sandbox.db, 'pending')) {
    const preference = findPreference(sandbox.db, payment.preferenceId);
    if (preference && unpaidUntil(payment, preference) <= now) {
      movePayment(sandbox, payment.id, 'cancelled', 'expired');
    }
  }
}
