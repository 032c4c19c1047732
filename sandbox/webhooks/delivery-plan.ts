import type { Delivery, NewDelivery, Topic } from './delivery-store.ts';
import type { WebhookSwitch } from './switches.ts';

export type PaymentEvent = {
  paymentId: number;
  action: Delivery['action'];
  notificationUrl: string;
  topic?: Topic;
  /** The id of what it is about, if that is not the payment. */
  subject?: string;
};

/** Returns the deliveries of one event under the active switches, in sending order. */
export function planDeliveries(
  event: PaymentEvent,
  how: WebhookSwitch,
  nextNoticeId: () => number,
  now: number,
): NewDelivery[] {
  const swapped = how.outOfOrder === true && event.action === 'payment.created';
  const actions = swapped ? (['payment.updated', 'payment.created'] as const) : [event.action];
  return actions.flatMap((action) => {
    const notice: NewDelivery = {
      noticeId: nextNoticeId(),
      paymentId: event.paymentId,
      action,
      kind: 'webhook',
      topic: event.topic ?? 'payment',
      subject: event.subject ?? null,
      signature: how.signature ?? 'valid',
      url: event.notificationUrl,
      status: how.lost ? 'lost' : 'waiting',
      dueAt: now + (how.lateMs ?? 0),
      createdAt: now,
    };
    return [...Array.from({ length: how.copies ?? 1 }, () => notice), ...ipnCopies(notice, how)];
  });
}

function ipnCopies(notice: NewDelivery, how: WebhookSwitch): NewDelivery[] {
  const wanted = notice.topic === 'payment' ? (how.ipnCopy ?? 'none') : 'none';
  // `source_news=webhooks` in the address is how a shop turns IPN off.
  if (wanted === 'none' || URL.parse(notice.url)?.searchParams.get('source_news') === 'webhooks') return [];
  return [{ ...notice, kind: 'ipn', signature: wanted === 'unsigned' ? 'missing' : 'wrong' }];
}
