import { setHoldsRedirect, type Payment } from './payment-store.ts';
import { findPreference } from '../preferences/preference-store.ts';
import { orderOfPreference } from '../preferences/order-store.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { nextNumber } from '../store/sequences.ts';
import { noticeUrl } from '../webhooks/application.ts';
import { planDeliveries } from '../webhooks/delivery-plan.ts';
import { insertDelivery, type Delivery, type Topic } from '../webhooks/delivery-store.ts';
import { takeWebhookSwitch } from '../webhooks/switches.ts';

/** Another topic than the payment itself, and the id of what it is about. */
type About = { topic?: Topic; subject?: string };

/** Queues the notification of a payment. Call it in the transaction that changes the payment. */
export function announce(sandbox: Sandbox, payment: Payment, action: Delivery['action'], about: About = {}): void {
  const { db, settings, webhooks } = sandbox;
  const order = orderOfPreference(db, payment.preferenceId);
  const own = findPreference(db, payment.preferenceId)?.body.notification_url;
  const notificationUrl = order ? noticeUrl(db) : own;
  if (!notificationUrl) return;
  const now = settings.clock();
  const how = takeWebhookSwitch(db);
  if (how.beforeRedirect) setHoldsRedirect(db, payment.id);
  const ofOrder = order ? ({ topic: 'order', subject: order.id } as const) : {};
  const event = { paymentId: payment.id, action, notificationUrl, ...ofOrder, ...about };
  for (const one of planDeliveries(event, how, () => nextNumber(db, 'notice', now), now)) insertDelivery(db, one);
  webhooks.wake();
}
