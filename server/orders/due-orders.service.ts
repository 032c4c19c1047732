import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { payments } from '../payments/payments.tables.ts';
import type { OrderRow } from './order-state.service.ts';
import { orders } from './orders.tables.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const lastHeard = sql`coalesce(${orders.askedAt}, ${orders.orderDate})`;

/** Takes up to `most` open orders whose time to pay is over, at most once a minute each. */
export function claimExpired(services: Services, most: number): Promise<OrderRow[]> {
  const now = services.clock();
  const notJustAsked = or(
    isNull(orders.askedAt),
    lt(orders.askedAt, orders.expiresAt),
    lt(orders.askedAt, ago(now, minuteMs)),
  );
  return claim(services, and(eq(orders.isOpen, true), lte(orders.expiresAt, now), notJustAsked), now, most);
}

/**
 * Takes up to `most` orders that the provider should be asked about again: those that are pending, and for a day all
 * others, because money can come late, or twice, without a notice; and those with an attempt that is not decided. The older an order, the rarer: after a minute, then
 * after a quarter of its age, at least every 6 hours.
 */
export function claimUnasked(services: Services, most: number): Promise<OrderRow[]> {
  const { db } = services;
  const now = services.clock();
  const quarterAge = sql`least(interval '6 hours', greatest(interval '1 minute', (${now.toISOString()}::timestamptz - ${orders.orderDate}) / 4))`;
  const waited = sql`${lastHeard} < ${now.toISOString()}::timestamptz - ${quarterAge}`;
  const mayChange = or(
    eq(orders.status, 'pending'),
    gt(orders.orderDate, ago(now, dayMs)),
    inArray(orders.reference, undecided(db)),
  );
  return claim(services, and(isNotNull(orders.preferenceId), mayChange, waited), now, most);
}

const decided = ['approved', 'in_mediation', 'rejected', 'cancelled', 'refunded', 'charged_back'];

function undecided(db: Executor) {
  return db.select({ reference: payments.orderReference }).from(payments).where(notInArray(payments.status, decided));
}

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

/** Rows that another process is taking are skipped, so that several share the work and none does it twice. */
function claim({ db }: Services, due: SQL | undefined, now: Date, most: number): Promise<OrderRow[]> {
  return inTransaction(db, async (transaction) => {
    const claimed = await transaction
      .select({ reference: orders.reference })
      .from(orders)
      .where(due)
      .orderBy(asc(lastHeard))
      .limit(most)
      .for('update', { skipLocked: true });
    const references = claimed.map(({ reference }) => reference);
    if (references.length === 0) return [];
    return transaction.update(orders).set({ askedAt: now }).where(inArray(orders.reference, references)).returning();
  });
}
