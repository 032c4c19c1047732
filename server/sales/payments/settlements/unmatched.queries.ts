import { and, desc, eq, exists, gte, isNotNull, lt, not, notInArray, or, sql } from 'drizzle-orm';
import { hourMs } from '#contract/core/time/units.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { mostUnmatched, type UnmatchedPayment } from '#contract/sales/payments/payouts.ts';
import type { Executor } from '#platform/database/database.ts';
import { orders } from '../../orders/orders.tables.ts';
import { payments } from '../payments.tables.ts';
import { isOwnCurrency, ofPayment, ownMoney, spanOf, type Days } from './movements.queries.ts';
import { accountMovements as moved, settlementReads } from './settlements.tables.ts';

/** A payment without the name of its provider. */
type Untitled = Omit<UnmatchedPayment, 'title'>;

/** How long a new payment may be missing in an account that was read just then. */
const lateMs = hourMs;

const isPayment = eq(moved.kind, 'payment');

/** Returns the payments of some days that only the shop or only the provider knows, or of which they say other amounts. */
export async function unmatchedIn(db: Executor, days: Days): Promise<Untitled[]> {
  const found = await Promise.all([unknownHere(db, days), unknownThere(db, days), differing(db, days)]);
  return found
    .flat()
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, mostUnmatched);
}

/** Payments of the account that pay no order of the shop. */
async function unknownHere(db: Executor, days: Days): Promise<Untitled[]> {
  const { since, until } = spanOf(days);
  const known = exists(db.select().from(payments).where(ofPayment));
  const rows = await db
    .select()
    .from(moved)
    .where(and(isPayment, isOwnCurrency(), gte(moved.at, since), lt(moved.at, until), not(known)))
    .orderBy(desc(moved.at))
    .limit(mostUnmatched);
  return rows.map(({ provider, id, paymentId, at, gross }) => {
    const of = { provider, paymentId: paymentId ?? id, order: null, at: shopMoment(at) };
    return { ...of, own: null, told: ownMoney(gross) };
  });
}

/** Payments that took money, of a time that the shop has read of the account, and that the account does not have. */
async function unknownThere(db: Executor, days: Days): Promise<Untitled[]> {
  const { since, until } = spanOf(days);
  const { approvedAt, status } = payments;
  const told = exists(db.select().from(moved).where(and(isPayment, ofPayment)));
  const isRead = and(
    gte(approvedAt, settlementReads.since),
    lt(approvedAt, sql`${settlementReads.readAt} - ${lateMs} * interval '1 millisecond'`),
  );
  const rows = await db
    .select({ payment: payments, reference: orders.reference, number: orders.number })
    .from(payments)
    .innerJoin(orders, eq(orders.reference, payments.orderReference))
    .innerJoin(settlementReads, eq(settlementReads.provider, payments.provider))
    .where(
      and(
        gte(approvedAt, since),
        lt(approvedAt, until),
        isNotNull(settlementReads.readAt),
        isRead,
        notInArray(status, ['rejected', 'cancelled', 'created']),
        not(told),
      ),
    )
    .orderBy(desc(approvedAt))
    .limit(mostUnmatched);
  return rows.map(({ payment: { provider, id, amount, approvedAt: at, createdAt }, reference, number }) => ({
    provider,
    paymentId: id,
    order: { reference, number },
    at: shopMoment(at ?? createdAt),
    own: ownMoney(amount),
    told: null,
  }));
}

/** Payments whose amounts differ, or that are in another currency. */
async function differing(db: Executor, days: Days): Promise<Untitled[]> {
  const { since, until } = spanOf(days);
  const rows = await db
    .select({ moved, amount: payments.amount, reference: orders.reference, number: orders.number })
    .from(moved)
    .innerJoin(payments, ofPayment)
    .innerJoin(orders, eq(orders.reference, payments.orderReference))
    .where(
      and(
        isPayment,
        isOwnCurrency(),
        gte(moved.at, since),
        lt(moved.at, until),
        or(sql`${payments.amount} <> ${moved.gross}`, sql`${payments.currency} <> ${moved.currency}`),
      ),
    )
    .orderBy(desc(moved.at))
    .limit(mostUnmatched);
  return rows.map(({ moved: { provider, id, paymentId, at, gross }, amount, reference, number }) => ({
    provider,
    paymentId: paymentId ?? id,
    order: { reference, number },
    at: shopMoment(at),
    own: ownMoney(amount),
    told: ownMoney(gross),
  }));
}
