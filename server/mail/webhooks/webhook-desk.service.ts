import { and, count, desc, eq, lt, max, sql } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { dayMs } from '#contract/core/time/units.ts';
import { topics } from '#contract/mail/webhook-events.ts';
import { mostWebhooks, type Webhook, type WebhookDelivery, type webhooks as calls } from '#contract/mail/webhooks.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { eventsChannel } from '#platform/events/append-event.ts';
import { events } from '#platform/events/events.tables.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { refuseReceiver, toldAddress } from './allowed-receiver.ts';
import type { Delivery, Receiver } from './due-news.service.ts';
import { newMessageId } from './message-id.ts';
import { newWebhookSecret, sealedSecret } from './signed-news.ts';
import { bodyOf } from './webhook-news.ts';
import { webhookDeliveries, webhooks } from './webhooks.tables.ts';

/** How long the secret before is used as well after it was changed. */
const rollMs = dayMs;

const pageSize = 50;

function viewOf(row: Receiver, now: Date): Webhook {
  const { id, url, state, createdAt, failingSince, rollsUntil, version } = row;
  return {
    id,
    url,
    topics: topics.filter((one) => row.topics.includes(one)),
    state,
    createdAt: shopMoment(createdAt),
    failingSince: failingSince && shopMoment(failingSince),
    rollsUntil: rollsUntil && rollsUntil > now ? shopMoment(rollsUntil) : null,
    version,
  };
}

function viewOfDelivery(row: Delivery): WebhookDelivery {
  const { id, messageId, topic, createdAt, tries, triedAt, problem, status, body, answer } = row;
  const state = stateOf(row);
  return {
    id,
    messageId,
    topic,
    state,
    tries,
    problem,
    status,
    body,
    answer,
    createdAt: shopMoment(createdAt),
    triedAt: triedAt && shopMoment(triedAt),
    nextTryAt: state === 'waiting' ? shopMoment(row.nextTryAt) : null,
  };
}

function stateOf({ deliveredAt, givenUpAt }: Delivery): WebhookDelivery['state'] {
  if (deliveredAt) return 'delivered';
  return givenUpAt ? 'failed' : 'waiting';
}

/** Returns a receiver; undefined if there is none. */
export async function webhookOf(db: Executor, id: number): Promise<Receiver | undefined> {
  const [found] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  return found;
}

/** Returns the receivers, the newest first. */
export async function listWebhooks({ db, clock }: Context): Promise<Output<typeof calls.list>> {
  const rows = await db.select().from(webhooks).orderBy(desc(webhooks.id));
  return { webhooks: rows.map((row) => viewOf(row, clock())) };
}

/** Adds a receiver. Returns its secret, which is stored encrypted and answered this once. */
export async function createWebhook(
  ctx: Context,
  given: Input<typeof calls.create>,
): Promise<Output<typeof calls.create>> {
  const { db, clock, settings, ownerSettings } = ctx;
  refuseReceiver(settings, given.url);
  const secret = newWebhookSecret();
  const now = clock();
  return inTransaction(db, async (transaction) => {
    // Of two that are added at the same moment one waits, so that the limit holds.
    await transaction.execute(sql`lock table ${webhooks} in share row exclusive mode`);
    const [counted] = await transaction.select({ present: count() }).from(webhooks);
    if ((counted?.present ?? 0) >= mostWebhooks) throw new ShopError('too_many_webhooks', { most: mostWebhooks });
    const [newest] = await transaction.select({ id: max(events.id) }).from(events);
    const [row] = await transaction
      .insert(webhooks)
      .values({
        ...given,
        secret: sealedSecret(ownerSettings.key, secret),
        createdAt: now,
        afterEvent: newest?.id ?? 0,
      })
      .returning();
    if (!row) throw new Error('the webhook was not returned');
    await noteChange(transaction, ctx, { action: 'webhook.create', subject: String(row.id), after: toldOf(row) });
    return { secret, webhook: viewOf(row, now) };
  });
}

/** Changes a receiver. One that is switched on again, or is elsewhere now, begins without failures. Throws `changed_meanwhile`. */
export async function updateWebhook(
  ctx: Context,
  { id, isActive, version, ...given }: Input<typeof calls.update>,
): Promise<Webhook> {
  refuseReceiver(ctx.settings, given.url);
  return inTransaction(ctx.db, async (transaction) => {
    const before = await lockWebhook(transaction, id);
    const subject = String(id);
    const actions = ['webhook.create', 'webhook.update'] as const;
    await refuseStale(transaction, version, { present: viewOf(before, ctx.clock()), subject, actions });
    const wasActive = before.state === 'active';
    const row = await write(transaction, id, {
      ...given,
      ...(given.url !== before.url && { failingSince: null }),
      ...(isActive !== wasActive && { state: isActive ? 'active' : 'off', failingSince: null }),
    });
    await noteChange(transaction, ctx, {
      action: 'webhook.update',
      subject,
      before: { ...toldOf(before), isActive: wasActive },
      after: { ...toldOf(row), isActive },
    });
    await wake(transaction);
    return viewOf(row, ctx.clock());
  });
}

export async function removeWebhook(ctx: Context, id: number): Promise<Record<string, never>> {
  await inTransaction(ctx.db, async (transaction) => {
    const before = await lockWebhook(transaction, id);
    await transaction.delete(webhooks).where(eq(webhooks.id, id));
    await noteChange(transaction, ctx, { action: 'webhook.delete', subject: String(id), before: toldOf(before) });
  });
  return {};
}

/** Gives a receiver another secret. News has two signatures for a day, so that the receiver can change it without a gap. */
export async function rollSecret(ctx: Context, id: number): Promise<Output<typeof calls.roll>> {
  const secret = newWebhookSecret();
  const now = ctx.clock();
  const row = await inTransaction(ctx.db, async (transaction) => {
    const before = await lockWebhook(transaction, id);
    await noteChange(transaction, ctx, { action: 'webhook.roll', subject: String(id) });
    return write(transaction, id, {
      secret: sealedSecret(ctx.ownerSettings.key, secret),
      secretBefore: before.secret,
      rollsUntil: new Date(now.getTime() + rollMs),
    });
  });
  return { secret, webhook: viewOf(row, now) };
}

/** Queues a trial. */
export async function testWebhook(ctx: Context, id: number): Promise<WebhookDelivery> {
  await limitRate(ctx, `webhook-test:${id}`, { most: 20, windowSeconds: 60 });
  const now = ctx.clock();
  return inTransaction(ctx.db, async (transaction) => {
    refuseOff(await lockWebhook(transaction, id));
    const [row] = await transaction
      .insert(webhookDeliveries)
      .values({
        webhookId: id,
        messageId: newMessageId(),
        topic: 'webhook.test',
        body: bodyOf({ topic: 'webhook.test', data: { text: 'Percha' } }, now),
        createdAt: now,
        nextTryAt: now,
      })
      .returning();
    if (!row) throw new Error('the delivery was not returned');
    await wake(transaction);
    return viewOfDelivery(row);
  });
}

/** Returns a page of what a receiver was sent. */
export async function readLog(
  { db, clock }: Context,
  { id, before }: Input<typeof calls.log>,
): Promise<Output<typeof calls.log>> {
  const row = await webhookOf(db, id);
  if (!row) throw new ShopError('webhook_not_found');
  const isOlder = before === undefined ? undefined : lt(webhookDeliveries.id, before);
  const found = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, id), isOlder))
    .orderBy(desc(webhookDeliveries.id))
    .limit(pageSize + 1);
  const shown = found.slice(0, pageSize);
  return {
    webhook: viewOf(row, clock()),
    deliveries: shown.map(viewOfDelivery),
    next: found.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Makes a piece of news due at once, with all its tries, also one that arrived. */
export async function sendAgain(ctx: Context, id: number, delivery: number): Promise<WebhookDelivery> {
  return inTransaction(ctx.db, async (transaction) => {
    refuseOff(await lockWebhook(transaction, id));
    const [row] = await transaction
      .update(webhookDeliveries)
      .set({ tries: 0, nextTryAt: ctx.clock(), deliveredAt: null, givenUpAt: null })
      .where(and(eq(webhookDeliveries.id, delivery), eq(webhookDeliveries.webhookId, id)))
      .returning();
    if (!row) throw new ShopError('delivery_not_found');
    await wake(transaction);
    return viewOfDelivery(row);
  });
}

/** A receiver in the history of changes. */
const toldOf = ({ url, topics: wanted }: Receiver) => ({ url: toldAddress(url), topics: wanted });

async function lockWebhook(transaction: Transaction, id: number): Promise<Receiver> {
  const [found] = await transaction.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
  if (!found) throw new ShopError('webhook_not_found');
  return found;
}

async function write(
  transaction: Transaction,
  id: number,
  changes: Partial<typeof webhooks.$inferInsert>,
): Promise<Receiver> {
  const [row] = await transaction.update(webhooks).set(changes).where(eq(webhooks.id, id)).returning();
  if (!row) throw new ShopError('webhook_not_found');
  return row;
}

function refuseOff({ state }: Receiver): void {
  if (state !== 'active') throw new ShopError('webhook_off');
}

/** Wakes the jobs, which look for what is due. */
async function wake(transaction: Executor): Promise<void> {
  await transaction.execute(sql`select pg_notify(${eventsChannel}, '')`);
}
