import { and, eq, lt } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { LoggedEvent, Subscriber } from '#platform/events/subscriber.ts';
import { bodyOf, tellers } from './webhook-news.ts';
import { newMessageId } from './message-id.ts';
import { webhookDeliveries, webhooks } from './webhooks.tables.ts';

/** Queues what other programs want to know of an event. It is sent by `deliverNews`. */
export const webhooksSubscriber: Subscriber = {
  name: 'webhooks',
  kinds: Object.keys(tellers),
  handle: queueNews,
};

async function queueNews(transaction: Transaction, event: LoggedEvent): Promise<void> {
  const isWanted = and(eq(webhooks.state, 'active'), lt(webhooks.afterEvent, event.id));
  const receivers = await transaction.select().from(webhooks).where(isWanted);
  if (receivers.length === 0) return;
  const news = (await tellers[event.kind]?.(transaction, event)) ?? [];
  for (const one of news) {
    const body = bodyOf(one, event.at);
    const about = { topic: one.topic, eventId: event.id, body, createdAt: event.at, nextTryAt: event.at };
    const owed = receivers
      .filter(({ topics }) => topics.includes(one.topic))
      .map(({ id }) => ({ ...about, webhookId: id, messageId: newMessageId() }));
    if (owed.length > 0) await transaction.insert(webhookDeliveries).values(owed).onConflictDoNothing();
  }
}
