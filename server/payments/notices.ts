import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Services } from '../context/context.ts';
import type { Executor } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { applyPayments } from './apply-payment.service.ts';
import { paymentNotices } from './payments.tables.ts';
import { ProviderUnavailable } from '../context/payment-provider.ts';

export type Notice = typeof paymentNotices.$inferSelect;

type Arrived = { readonly noticeId: string; readonly topic: string; readonly paymentId: number | null };

/** Stores a notice. Returns undefined if it was stored before. */
export async function keepNotice({ db, clock }: Services, arrived: Arrived): Promise<Notice | undefined> {
  const now = clock();
  const [kept] = await db
    .insert(paymentNotices)
    .values({ ...arrived, receivedAt: now, triedAt: now })
    .onConflictDoNothing({ target: paymentNotices.noticeId })
    .returning();
  return kept;
}

const retryAfterMs = 60_000;

/** Takes up to `most` notices that wait and were not tried in the last minute. Several processes share the work. */
export function claimNotices({ db, clock }: Services, most: number): Promise<Notice[]> {
  const now = clock();
  const waited = new Date(now.getTime() - retryAfterMs);
  return inTransaction(db, async (transaction) => {
    const claimed = await transaction
      .select({ id: paymentNotices.id })
      .from(paymentNotices)
      .where(and(isNull(paymentNotices.handledAt), lt(paymentNotices.triedAt, waited)))
      .orderBy(asc(paymentNotices.triedAt), asc(paymentNotices.id))
      .limit(most)
      .for('update', { skipLocked: true });
    const ids = claimed.map(({ id }) => id);
    if (ids.length === 0) return [];
    return transaction.update(paymentNotices).set({ triedAt: now }).where(inArray(paymentNotices.id, ids)).returning();
  });
}

/**
 * Does what a notice asks for: looks at its payment's order. Returns true if the provider responded; if not, the notice
 * waits.
 */
export async function handleNotice(services: Services, notice: Notice): Promise<boolean> {
  try {
    await follow(services, notice);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, notice: notice.noticeId }, 'a notice waits for the provider');
    return false;
  }
}

const hourMs = 3_600_000;

/** A payment that cannot be seen yet gets an hour to appear; what is no news of an order of ours is done with. */
async function follow(services: Services, { id, topic, paymentId, receivedAt }: Notice): Promise<void> {
  const { db, provider, clock } = services;
  const markHandled = (executor: Executor) =>
    executor.update(paymentNotices).set({ handledAt: clock() }).where(eq(paymentNotices.id, id));
  const isAboutPayment = topic === 'payment' && paymentId !== null;
  const payment = isAboutPayment ? await provider.payment(paymentId) : undefined;
  if (isAboutPayment && !payment && clock().getTime() - receivedAt.getTime() <= hourMs) return;
  const reference = z.uuid().safeParse(payment?.reference);
  const applied =
    payment && reference.success
      ? await applyPayments(services, reference.data, { actor: 'provider', told: payment, done: markHandled })
      : undefined;
  if (!applied) await markHandled(db);
}
