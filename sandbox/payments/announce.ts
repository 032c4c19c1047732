import type { Payment } from './payment-store.ts';
import { setHoldsRedirect } from './payment-store.ts';
import { findPreference } from '../preferences/preference-store.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { nextNumber } from '../store/sequences.ts';
import { planDeliveries } from '../webhooks/delivery-plan.ts';
import { insertDelivery } from '../webhooks/delivery-store.ts';
import type { Delivery } from '../webhooks/delivery-store.ts';
import { takeWebhookSwitch } from '../webhooks/switches.ts';

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
