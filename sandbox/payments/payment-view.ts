import { findPreference } from '../preferences/preference-store.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { paymentBody } from './payment-body.ts';
import type { Payment } from './payment-store.ts';
import { refundsOfPayment } from './refund-store.ts';

/** Returns a payment as JSON, with its preference and refunds. */
export function paymentView({ db, settings }: Sandbox, payment: Payment) {
  const preference = findPreference(db, payment.preferenceId);
  if (!preference) throw new Error(`Payment ${payment.id} has no preference.`);
  return paymentBody(payment, preference, refundsOfPayment(db, payment.id), settings);
}
