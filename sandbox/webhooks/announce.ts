import type { Payment } from '../payments/payment-store.ts';
import { setHoldsRedirect } from '../payments/payment-store.ts';
import { findPreference } from '../preferences/preference-store.ts';
import type { Sandbox } from '../sandbox-context.ts';
import { nextNumber } from '../store/sequences.ts';
import { planDeliveries } from './delivery-plan.ts';
import { insertDelivery } from './delivery-store.ts';
import type { Delivery } from './delivery-store.ts';
import { takeWebhookSwitch } from './switches.ts';

/** Puts a payment's news in the queue. To be called in the transaction that makes it true. */
export function announce(sandbox: Sandbox, payment: Payment, action: Delivery['action']): void {
  const { db, settings, webhooks } = sandbox;
  const notificationUrl = findPreference(db, payment.preferenceId)?.body.notification_url;
  if (!notificationUrl) return;
  const now = settings.clock();
  const how = takeWebhookSwitch(db);
  if (how.beforeRedirect) setHoldsRedirect(db, payment.id);
  const event = { paymentId: payment.id, action, notificationUrl };
  for (const one of planDeliveries(event, how, () => nextNumber(db, 'notice', now), now)) insertDelivery(db, one);
  webhooks.wake();
}
