import { and, asc, count, eq, exists, gt, isNotNull, isNull, lte, not, sql, type SQL } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { claimDue } from '#platform/database/claim-due.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { isOfPerson, isPlacedBy, isUnclaimed, type Buyer } from './buyer.service.ts';
import type { OrderRow } from './order-state.service.ts';
import { orderReceipts, orders } from './orders.tables.ts';

/** How many orders of one buyer hold units at a time for money that nobody has seen. */
const mostHeld = 5;

/** The condition of orders that visitors pay by hand and that are not settled yet. */
export const isHeldByHand = and(isNotNull(orders.handMeans), eq(orders.status, 'pending'));

/**
 * Returns whether the shop's people can note money for an order: while it waits for it, and of what visitors pay by hand also after its
 * end, because a transfer may come late.
 */
export function takesMoney({ status, handMeans }: Pick<OrderRow, 'status' | 'handMeans'>): boolean {
  return status === 'pending' || (handMeans !== null && status !== 'approved');
}

/**
 * Throws `too_many_held` if a buyer has more orders to be paid by hand than one may have, with the one that was inserted just now.
 * The caller has the buyer's turn (`waitForTurn`), so that none is counted too late.
 */
export async function limitHeld(transaction: Transaction, buyer: Buyer): Promise<void> {
  const [held] = await transaction
    .select({ orders: count() })
    .from(orders)
    .where(and(isHeldByHand, isHeldOf(transaction, buyer)));
  if ((held?.orders ?? 0) > mostHeld) throw new ShopError('too_many_held', { most: mostHeld });
}

/** Holds the units of an order at least until a moment; a reminder that was sent counts for the time before. */
export async function holdUntil(
  transaction: Transaction,
  { reference, expiresAt }: OrderRow,
  until: Date,
): Promise<void> {
  if (until <= expiresAt) return;
  await transaction.update(orders).set({ expiresAt: until, remindedAt: null }).where(eq(orders.reference, reference));
}

type Due = { readonly now: Date; readonly until: Date; readonly most: number };

/**
 * Takes up to `most` orders by transfer that end before `until`, whose buyers were not reminded yet and sent no receipt that waits;
 * of a short time at least a half is over. Marks them as reminded, and returns their references.
 */
export async function claimReminders(transaction: Transaction, { now, until, most }: Due): Promise<string[]> {
  const waiting = transaction
    .select()
    .from(orderReceipts)
    .where(and(eq(orderReceipts.orderReference, orders.reference), eq(orderReceipts.state, 'waiting')));
  const isDue = and(
    isHeldByHand,
    eq(orders.handMeans, 'transfer'),
    isNull(orders.remindedAt),
    lte(orders.expiresAt, until),
    gt(orders.expiresAt, now),
    sql`${orders.orderDate} + (${orders.expiresAt} - ${orders.orderDate}) / 2 <= ${now.toISOString()}::timestamptz`,
    not(exists(waiting)),
  );
  const claimed = await transaction
    .update(orders)
    .set({ remindedAt: now })
    .where(claimDue(orders, { isDue, order: [asc(orders.expiresAt)], most }))
    .returning({ reference: orders.reference });
  return claimed.map(({ reference }) => reference);
}

/** Without an account they count by the address, and strangers who type somebody's address take nothing from the account. */
function isHeldOf(db: Executor, buyer: Buyer): SQL | undefined {
  return buyer.guest ? and(isUnclaimed, isOfPerson(db, buyer)) : isPlacedBy(buyer);
}

/** The order of a buyer that is paid by hand and waits, by its bag; undefined if there is none. */
export async function heldOrderOf(db: Executor, buyer: Buyer, bagKey: string): Promise<OrderRow | undefined> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(isHeldByHand, isPlacedBy(buyer), eq(orders.bagKey, bagKey)));
  return found;
}
