import { orderEvents } from '#contract/sales/events.ts';
import type { Transaction } from '#platform/database/database.ts';
import { eventsAbout } from '#server/core/event-log/find-events.service.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';

type Awaited = {
  readonly reference: string;
  /** What the payment waits for. */
  readonly awaited: 'review' | 'voucher';
  readonly now: Date;
};

/** Records once what an order waits for. The caller holds the order's lock. */
export async function recordAwaited(transaction: Transaction, { reference, awaited, now }: Awaited): Promise<void> {
  const schema = orderEvents['order.awaited'];
  const known = await eventsAbout(transaction, reference, ['order.awaited']);
  if (known.some(({ data }) => schema.parse(data).awaited === awaited)) return;
  await recordEvent(transaction, {
    at: now,
    kind: 'order.awaited',
    subject: reference,
    actor: 'provider',
    data: { awaited },
  });
}
