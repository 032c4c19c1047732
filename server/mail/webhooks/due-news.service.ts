import { and, asc, eq, exists, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { dayMs } from '#contract/core/time/units.ts';
import { claimDue, nextTry } from '#platform/database/claim-due.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Posted } from '#platform/http/post-public.ts';
import { oweEmail } from '#server/core/outbox/owed-emails.service.ts';
import { programKeepers } from '#server/people/accounts/order-readers.service.ts';
import { webhookDeliveries, webhooks } from './webhooks.tables.ts';

export type Receiver = typeof webhooks.$inferSelect;
export type Delivery = typeof webhookDeliveries.$inferSelect;

type Queue = { readonly db: Database; readonly clock: () => Date };

/** The pauses after each try, in minutes, a day together. After the last one the delivery is given up. */
const pauses = [1, 5, 15, 60, 240, 480, 640] as const;

/** How long a process has a receiver for itself, in ms: longer than a delivery takes. A killed one leaves it to the others then. */
export const leaseMs = 60_000;

/** How long every delivery fails until nothing is sent any more, in ms. */
const mostFailingMs = 7 * dayMs;

/** How long the log is kept, in ms. */
const keptMs = 30 * dayMs;

const isOpen = and(isNull(webhookDeliveries.deliveredAt), isNull(webhookDeliveries.givenUpAt));
const isDueAt = (now: Date) => and(isOpen, lte(webhookDeliveries.nextTryAt, now));

/** The condition that a receiver has news that is due, and that nobody serves it. */
function isToServe(db: Executor, now: Date) {
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhooks.id), isDueAt(now)));
  const isFree = or(isNull(webhooks.leasedUntil), lte(webhooks.leasedUntil, now));
  return and(eq(webhooks.state, 'active'), isFree, exists(due));
}

/** Returns true if news is due. */
export async function isNewsDue({ db, clock }: Queue): Promise<boolean> {
  const due = await db.select({ id: webhooks.id }).from(webhooks).where(isToServe(db, clock())).limit(1);
  return due.length > 0;
}

/**
 * Claims up to `most` receivers that have something due. Each has one delivery at a time: until the lease ends, or is given back by
 * `noteTry`, no other process serves it.
 */
export async function claimReceivers({ db, clock }: Queue, most: number): Promise<Receiver[]> {
  if (most === 0) return [];
  const now = clock();
  return db
    .update(webhooks)
    .set({ leasedUntil: new Date(now.getTime() + leaseMs) })
    .where(claimDue(webhooks, { isDue: isToServe(db, now), order: [asc(webhooks.id)], most }))
    .returning();
}

/**
 * Claims what a receiver is sent next, the longest due first, and writes when it is tried again, in case this process is killed before
 * it records the outcome.
 */
export async function claimDelivery({ db, clock }: Queue, { id }: Receiver): Promise<Delivery | undefined> {
  const now = clock();
  const isDue = and(eq(webhookDeliveries.webhookId, id), isDueAt(now));
  const order = [asc(webhookDeliveries.nextTryAt), asc(webhookDeliveries.id)];
  const [claimed] = await db
    .update(webhookDeliveries)
    .set({
      tries: sql`${webhookDeliveries.tries} + 1`,
      nextTryAt: nextTry(webhookDeliveries.tries, now, pauses),
      triedAt: now,
    })
    .where(claimDue(webhookDeliveries, { isDue, order, most: 1 }))
    .returning();
  return claimed;
}

/** Gives a receiver back for which nothing was due any more. */
export async function release(db: Executor, receiver: Receiver): Promise<void> {
  await db.update(webhooks).set({ leasedUntil: null }).where(isStillOurs(receiver));
}

/** Another process has it once the lease ended. */
const isStillOurs = ({ id, leasedUntil }: Receiver) =>
  and(eq(webhooks.id, id), leasedUntil === null ? isNull(webhooks.leasedUntil) : eq(webhooks.leasedUntil, leasedUntil));

/**
 * Records what became of a try, and gives the receiver back. One that has failed for a week, or says that it is gone, gets nothing
 * more, and those who manage programs a letter.
 */
export async function noteTry(
  { db, clock }: Queue,
  receiver: Receiver,
  delivery: Delivery,
  { problem, status, answer }: Posted,
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (transaction) => {
    await transaction
      .update(webhookDeliveries)
      .set({ problem, status, answer: answer.slice(0, 1000), ...endOf(delivery, problem, now) })
      .where(eq(webhookDeliveries.id, delivery.id));
    await release(transaction, receiver);
    // What an address answered says nothing of the one that a person wrote meanwhile.
    const isSame = and(eq(webhooks.id, receiver.id), eq(webhooks.url, receiver.url));
    if (problem === '') {
      await transaction.update(webhooks).set({ failingSince: null }).where(isSame);
      return;
    }
    const [failing] = await transaction
      .update(webhooks)
      .set({ failingSince: sql`coalesce(${webhooks.failingSince}, ${now.toISOString()}::timestamptz)` })
      .where(and(isSame, eq(webhooks.state, 'active')))
      .returning({ since: webhooks.failingSince });
    const isOver = failing?.since && now.getTime() - failing.since.getTime() >= mostFailingMs;
    if (!failing || !(isOver || status === 410)) return;
    const state = status === 410 ? 'gone' : 'failed';
    await transaction.update(webhooks).set({ state }).where(eq(webhooks.id, receiver.id));
    for (const { id, email } of await programKeepers(transaction)) {
      const event = `${receiver.id}:${now.getTime()}:${id}`;
      await oweEmail(transaction, { kind: 'webhook-off', event, recipient: email, userId: id, now });
    }
  });
}

function endOf({ tries }: Delivery, problem: Posted['problem'], now: Date) {
  if (problem === '') return { deliveredAt: now };
  return tries > pauses.length ? { givenUpAt: now } : {};
}

/** Deletes what is older than the log. */
export async function sweepNews(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  // A few at a time: somebody may wait for the same rows.
  const old = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lte(webhookDeliveries.createdAt, before))
    .limit(10_000);
  await db.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, old));
}
