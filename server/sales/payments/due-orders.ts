import { and, asc, eq, exists, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { minuteMs, dayMs, hourMs } from '#contract/core/time/units.ts';
import type { Services } from '#server/core/context/context.ts';
import { claimDue } from '#platform/database/claim-due.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { orders } from '../orders/orders.tables.ts';
import { payments, paymentSessions } from './payments.tables.ts';
import { refundableDaysOf } from './payment-sessions.service.ts';

/** An order whose provider is to be asked, if it has one, and until when it could be paid. */
export type DueOrder = { readonly reference: string; readonly expiresAt: Date; readonly provider: string | null };

/** Takes up to `most` open orders whose time to pay is over, at most once a minute each where there is somebody to ask. */
export async function claimExpired({ db, clock }: Services, most: number): Promise<DueOrder[]> {
  const now = clock();
  const { askedAt, orderReference, provider } = paymentSessions;
  const isOver = and(eq(orders.isOpen, true), lte(orders.expiresAt, now));
  const notJustAsked = or(
    isNull(askedAt),
    lt(askedAt, orders.expiresAt),
    lt(askedAt, new Date(now.getTime() - minuteMs)),
  );
  const isDue = exists(
    db
      .select()
      .from(orders)
      .where(and(withSession, isOver, notJustAsked)),
  );
  const claimed = await db
    .update(paymentSessions)
    .set({ askedAt: now })
    .where(claimDue(paymentSessions, { isDue, order: [asc(lastHeard)], most }))
    .returning({ reference: orderReference });
  const isClaimed = inArray(
    orderReference,
    claimed.map(({ reference }) => reference),
  );
  // An order without a session is ended without asking anybody, which two processes may try at once.
  return db
    .select({ reference: orders.reference, expiresAt: orders.expiresAt, provider })
    .from(orders)
    .leftJoin(paymentSessions, withSession)
    .where(and(isOver, or(isClaimed, isNull(provider))))
    .orderBy(isNull(provider))
    .limit(claimed.length + most);
}

/**
 * Takes up to `most` orders that the provider should be asked about now. Who asked notes when to do so again
 * (`planNextAsk`); where that could not be, they are due again after a minute.
 */
export function claimUnasked({ db, clock }: Pick<Services, 'db' | 'clock'>, most: number) {
  const now = clock();
  const { askAt } = paymentSessions;
  return db
    .update(paymentSessions)
    .set({ askedAt: now, askAt: new Date(now.getTime() + minuteMs) })
    .where(claimDue(paymentSessions, { isDue: lte(askAt, now), order: [asc(askAt)], most }))
    .returning({ reference: paymentSessions.orderReference, provider: paymentSessions.provider });
}

/** Notes when to ask about an order again that was asked about (`nextAsk`). */
export function planNextAsk({ db, clock, providers }: Services, reference: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const [asked] = await transaction
      .select({ provider: paymentSessions.provider, order: orders, paidAt: lastPaidAt, isUndecided })
      .from(paymentSessions)
      .innerJoin(orders, withSession)
      .where(eq(paymentSessions.orderReference, reference))
      .for('update', { of: paymentSessions });
    if (!asked) return;
    const { provider, order, isUndecided: isOpen } = asked;
    const askAt = nextAsk({
      now: clock(),
      placedAt: order.orderDate,
      isOpen: order.status === 'pending' || isOpen,
      paidAt: order.status === 'approved' ? asked.paidAt : null,
      refundableDays: refundableDaysOf(providers, provider),
    });
    await transaction.update(paymentSessions).set({ askAt }).where(eq(paymentSessions.orderReference, reference));
  });
}

const withSession = eq(paymentSessions.orderReference, orders.reference);

/** When the provider was last asked about an order; before the first time, when it was placed. */
const lastHeard = sql`coalesce(${paymentSessions.askedAt}, (select ${orders.orderDate} from ${orders} where ${withSession}))`;

/** When the payments of an order were last approved, and whether one of them may still succeed. */
const lastPaidAt =
  sql<Date | null>`(select max(approved_at) from ${payments} where ${payments.orderReference} = ${orders.reference})`.mapWith(
    (at: string | null) => (at === null ? null : new Date(at)),
  );
const isUndecided = sql<boolean>`exists (select 1 from ${payments} where ${payments.orderReference} = ${orders.reference} and ${payments.status} = 'pending')`;

type Asked = {
  readonly now: Date;
  readonly placedAt: Date;
  /** True if it is pending, or an attempt to pay is not decided. */
  readonly isOpen: boolean;
  /** When an approved order was paid; null for others. */
  readonly paidAt: Date | null;
  /** For how many days its provider refunds, and disputes come. */
  readonly refundableDays: number;
};

/**
 * Returns when to ask the provider about an order again after now; null for never. Open orders, and all others for a day,
 * because money can come late or twice without a notice: after a quarter of their age, a minute at least and 6 hours at
 * most. Paid orders as long as their provider refunds, because refunds and disputes there may be noticed by nothing else: after half
 * of their age, 14 days at most.
 */
export function nextAsk({ now, placedAt, isOpen, paidAt, refundableDays }: Asked): Date | null {
  const ageMs = now.getTime() - placedAt.getTime();
  if (isOpen || ageMs < dayMs) return after(now, Math.min(6 * hourMs, Math.max(minuteMs, ageMs / 4)));
  if (paidAt === null) return null;
  const paidMs = now.getTime() - paidAt.getTime();
  const followedMs = refundableDays * dayMs;
  if (paidMs >= followedMs) return null;
  // The last time is at the end, so that nothing that happened before is missed.
  return after(now, Math.min(14 * dayMs, Math.max(6 * hourMs, paidMs / 2), followedMs - paidMs));
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
