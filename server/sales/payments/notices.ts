import { and, asc, desc, eq, getTableColumns, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import { hourMs, minuteMs } from '#contract/core/time/units.ts';
import type { LedgerNotice } from '#contract/sales/payments/order-refunds.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Context, Services } from '#server/core/context/context.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { prepared, storedAll, type Given } from '#platform/database/prepared.ts';
import { claimDue } from '#platform/database/claim-due.ts';
import { applyPayments } from './apply-payment.service.ts';
import { paymentNotices } from './payments.tables.ts';
import { ProviderUnavailable, type NoticeSubject } from '#server/core/context/payment-provider.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { noteDeliveryStopped } from '../orders/order-state.service.ts';

export type Notice = typeof paymentNotices.$inferSelect;

type Arrived = {
  readonly provider: string;
  readonly noticeId: string;
  readonly subject: NoticeSubject | null;
};

/**
 * Takes a notice of a provider, whose body arrived as these bytes: refused when no secret of ours signed it, kept once however
 * often it arrives, and acted upon at once. When the provider cannot be asked just now the notice waits for the jobs; the answer is the same, because
 * the notice itself has arrived. Throws `bad_signature`; `invalid` for a signed notice that says nothing readable.
 */
export async function receiveNotice(ctx: Context, provider: string, body: Uint8Array): Promise<{ received: boolean }> {
  const { url, headers } = ctx.request;
  const notice = ctx.providers.named(provider).parseNotice({ url: new URL(url), headers, body }, ctx.clock());
  if (notice.kind === 'forged') throw new ShopError('bad_signature');
  if (notice.kind === 'unreadable') throw new ShopError('invalid');
  const kept = await keepNotice(ctx, { provider, noticeId: notice.id, subject: notice.subject });
  if (kept) await handleNotice(ctx, kept);
  return { received: true };
}

/** Stores a notice. Returns undefined if it was stored before. */
export async function keepNotice(
  { db, clock }: Services,
  { subject, ...arrived }: Arrived,
): Promise<Notice | undefined> {
  const now = clock();
  const about = { paymentId: subject?.id ?? null, about: subject?.about ?? 'payment' } as const;
  const [kept] = await inserted(db, { ...arrived, ...about, receivedAt: now, triedAt: now });
  return kept;
}

const inserted = prepared((db, given: Given<Omit<Notice, 'id' | 'handledAt' | 'orderReference'>>) => {
  const { id: _id, handledAt: _handled, orderReference: _order, ...columns } = getTableColumns(paymentNotices);
  return db
    .insert(paymentNotices)
    .values(storedAll(columns, given))
    .onConflictDoNothing({ target: [paymentNotices.provider, paymentNotices.noticeId] })
    .returning();
});

const mostNotices = 50;

/** The notices that led to an order, the newest first. */
export async function noticesOfOrder(db: Executor, reference: string): Promise<LedgerNotice[]> {
  const rows = await db
    .select()
    .from(paymentNotices)
    .where(eq(paymentNotices.orderReference, reference))
    .orderBy(desc(paymentNotices.id))
    .limit(mostNotices);
  return rows.map(({ id, about, receivedAt }) => ({
    id,
    about,
    receivedAt: shopMoment(receivedAt),
  }));
}

/** Takes up to `most` notices that wait and were not tried in the last minute. Several processes share the work. */
export function claimNotices({ db, clock }: Services, most: number): Promise<Notice[]> {
  const now = clock();
  const { id, handledAt, triedAt } = paymentNotices;
  const isDue = and(isNull(handledAt), lt(triedAt, new Date(now.getTime() - minuteMs)));
  return db
    .update(paymentNotices)
    .set({ triedAt: now })
    .where(claimDue(paymentNotices, { isDue, order: [asc(triedAt), asc(id)], most }))
    .returning();
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

const handled = prepared((db, given: Given<Pick<Notice, 'id' | 'handledAt' | 'orderReference'>>) => {
  const { id, handledAt, orderReference } = paymentNotices;
  return db
    .update(paymentNotices)
    .set(storedAll({ handledAt, orderReference }, given))
    .where(eq(id, given('id')));
});

/** What cannot be seen yet gets an hour to appear; what is no news of an order of ours is done with. */
async function follow(services: Services, { id, provider, about, paymentId, receivedAt }: Notice): Promise<void> {
  const { db, providers, clock } = services;
  const markHandled = (executor: Executor, orderReference: string | null) =>
    handled(executor, { id, handledAt: clock(), orderReference });
  const payments = paymentId === null ? [] : await providers.named(provider).findBySubject({ about, id: paymentId });
  if (paymentId !== null && payments.length === 0 && clock().getTime() - receivedAt.getTime() <= hourMs) return;
  const ours = payments.flatMap((payment) => {
    const reference = z.uuid().safeParse(payment.reference);
    return reference.success ? [{ payment, reference: reference.data }] : [];
  });
  let isHandled = false;
  let known: string | null = null;
  for (const { payment, reference } of ours) {
    const isLast = payment === ours.at(-1)?.payment;
    const applied = await applyPayments(services, reference, {
      actor: 'provider',
      told: payment,
      done: async (transaction) => {
        if (about === 'stopped-delivery') await recordStop(transaction, reference, payment.id, clock());
        known = reference;
        if (isLast) await markHandled(transaction, reference);
      },
    });
    isHandled = isLast && applied !== undefined;
  }
  if (!isHandled) await markHandled(db, known);
}

/** Records once that an order is not to be delivered. The caller holds the order's lock. */
async function recordStop(transaction: Transaction, reference: string, payment: string, now: Date): Promise<void> {
  if (!(await noteDeliveryStopped(transaction, reference, now))) return;
  await recordEvent(transaction, {
    at: now,
    kind: 'order.delivery-stopped',
    subject: reference,
    actor: 'provider',
    data: { payment },
  });
}
