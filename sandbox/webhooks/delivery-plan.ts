import type { Delivery, NewDelivery } from './delivery-store.ts';
import type { WebhookSwitch } from './switches.ts';

export type PaymentEvent = { paymentId: number; action: Delivery['action']; notificationUrl: string };

/** The deliveries one event leads to under the switches in force, in sending order. */
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
  const wanted = how.ipnCopy ?? 'none';
  // `source_news=webhooks` in the address is how a shop asks for no IPN.
  if (wanted === 'none' || URL.parse(notice.url)?.searchParams.get('source_news') === 'webhooks') return [];
  return [{ ...notice, kind: 'ipn', signature: wanted === 'unsigned' ? 'missing' : 'wrong' }];
}
