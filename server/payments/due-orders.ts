import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Services } from '../context/context.ts';
import type { Executor } from '#platform/database/database.ts';
import { payments } from './payments.tables.ts';
import { claimOrders, lastHeard } from '../orders/claim-orders.service.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { orders } from '../orders/orders.tables.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Takes up to `most` open orders whose time to pay is over, at most once a minute each. */
export function claimExpired(services: Services, most: number): Promise<OrderRow[]> {
  const now = services.clock();
  const notJustAsked = or(
    isNull(orders.askedAt),
    lt(orders.askedAt, orders.expiresAt),
    lt(orders.askedAt, ago(now, minuteMs)),
  );
  return claimOrders(services.db, and(eq(orders.isOpen, true), lte(orders.expiresAt, now), notJustAsked), now, most);
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
  return claimOrders(services.db, and(isNotNull(orders.preferenceId), mayChange, waited), now, most);
}

const decided = ['approved', 'in_mediation', 'rejected', 'cancelled', 'refunded', 'charged_back'];

function undecided(db: Executor) {
  return db.select({ reference: payments.orderReference }).from(payments).where(notInArray(payments.status, decided));
}

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
