import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { minuteMs } from '#contract/core/time/units.ts';
import type { Services } from '#server/core/context/context.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { orders } from '../orders/orders.tables.ts';
import { nextAsk } from './ask-schedule.ts';
import { payments, paymentSessions } from './payments.tables.ts';
import { refundableDaysOf } from './provider-facts.ts';

/** An order whose provider is to be asked, if it has one, and until when it could be paid. */
export type DueOrder = { readonly reference: string; readonly expiresAt: Date; readonly provider: string | null };

const due = { reference: orders.reference, expiresAt: orders.expiresAt, provider: paymentSessions.provider };
/** When the provider was last asked about an order; before the first time, when it was placed. */
const lastHeard = sql`coalesce(${paymentSessions.askedAt}, ${orders.orderDate})`;

const withSession = eq(paymentSessions.orderReference, orders.reference);

/** Takes up to `most` open orders whose time to pay is over, at most once a minute each where there is somebody to ask. */
export async function claimExpired({ db, clock }: Services, most: number): Promise<DueOrder[]> {
  const now = clock();
  const { askedAt } = paymentSessions;
  const isOver = and(eq(orders.isOpen, true), lte(orders.expiresAt, now));
  const notJustAsked = or(isNull(askedAt), lt(askedAt, orders.expiresAt), lt(askedAt, ago(now, minuteMs)));
  const asked = await claimOrders(db, and(isOver, notJustAsked), now, most);
  // An order without a session is ended without asking anybody, which two processes may try at once.
  const pageless = await db
    .select(due)
    .from(orders)
    .leftJoin(paymentSessions, withSession)
    .where(and(isOver, isNull(paymentSessions.provider)))
    .limit(most);
  return [...asked, ...pageless];
}

/**
 * Takes up to `most` orders that the provider should be asked about now (`nextAsk`), and notes when to ask again. It reads
 * an index of the times, so that the orders of which nothing is expected cost nothing.
 */
export function claimUnasked({ db, clock, providers }: Services, most: number): Promise<DueOrder[]> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const sessions = await unasked(transaction, now, most);
    if (sessions.length === 0) return [];
    const claimed = await transaction
      .select({ ...due, status: orders.status, orderDate: orders.orderDate, paidAt, isUndecided })
      .from(orders)
      .innerJoin(paymentSessions, withSession)
      .where(
        inArray(
          orders.reference,
          sessions.map(({ reference }) => reference),
        ),
      );
    const next = claimed.map(({ status, orderDate, ...row }) =>
      nextAsk({
        now,
        placedAt: orderDate,
        isOpen: status === 'pending' || row.isUndecided,
        paidAt: status === 'approved' ? row.paidAt : null,
        refundableDays: refundableDaysOf(providers, row.provider),
      }),
    );
    await transaction.execute(sql`
      update ${paymentSessions} set asked_at = ${now.toISOString()}::timestamptz, ask_at = next.at
      from unnest(
        ${sql.param(claimed.map(({ reference }) => reference))}::uuid[],
        ${sql.param(next.map((at) => at?.toISOString() ?? null))}::timestamptz[]
      ) as next (reference, at)
      where order_reference = next.reference`);
    return claimed;
  });
}

/** The sessions whose orders are to be asked about at a time, the longest due first: of these alone the orders are read. */
export function unasked(db: Executor, now: Date, most: number) {
  return db
    .select({ reference: paymentSessions.orderReference })
    .from(paymentSessions)
    .where(lte(paymentSessions.askAt, now))
    .orderBy(asc(paymentSessions.askAt))
    .limit(most)
    .for('update', { skipLocked: true });
}

/** Brings an order's next turn forward: its provider could not be asked. */
export async function askSoon({ db, clock }: Services, reference: string): Promise<void> {
  const soon = new Date(clock().getTime() + 10 * minuteMs);
  await db
    .update(paymentSessions)
    .set({ askAt: sql`least(${paymentSessions.askAt}, ${soon.toISOString()}::timestamptz)` })
    .where(eq(paymentSessions.orderReference, reference));
}

/** When the payments of an order were last approved, and whether one of them may still succeed. */
const paidAt =
  sql<Date | null>`(select max(approved_at) from ${payments} where ${payments.orderReference} = ${orders.reference})`.mapWith(
    (at: string | null) => (at === null ? null : new Date(at)),
  );
const isUndecided = sql<boolean>`exists (select 1 from ${payments} where ${payments.orderReference} = ${orders.reference} and ${payments.status} = 'pending')`;

/** Takes orders that a condition holds for, at most once at a time. */
function claimOrders(db: Database, isDue: SQL | undefined, now: Date, most: number): Promise<DueOrder[]> {
  return inTransaction(db, async (transaction) => {
    const claimed = await transaction
      .select(due)
      .from(paymentSessions)
      .innerJoin(orders, withSession)
      .where(isDue)
      .orderBy(asc(lastHeard))
      .limit(most)
      .for('update', { of: paymentSessions, skipLocked: true });
    const references = claimed.map(({ reference }) => reference);
    if (references.length === 0) return [];
    await transaction
      .update(paymentSessions)
      .set({ askedAt: now })
      .where(inArray(paymentSessions.orderReference, references));
    return claimed;
  });
}

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
