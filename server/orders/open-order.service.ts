import { eq } from 'drizzle-orm';
import { users } from '../accounts/accounts.tables.ts';
import { inTransaction } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { advanceOrder } from './advance-order.ts';
import { openOrderOf } from './order-state.service.ts';
import type { OrderRow } from './order-state.service.ts';
import { placeOrder } from './place-order.ts';
import type { NewOrder } from './place-order.ts';

/**
 * Places an order unless its buyer has one that is open, and answers whether it did. One transaction takes the units and
 * records everything, so a process that dies leaves all of it or nothing. Throws what `placeOrder` throws.
 */
export function openOrder(db: Database, order: NewOrder): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    // Two clicks of one buyer take turns here; the unique index on open orders would refuse the second only at its end.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, order.buyer.id)).for('no key update');
    if (await openOrderOf(transaction, order.buyer.id)) return false;
    await placeOrder(transaction, order);
    return true;
  });
}

/** Undoes a rehearsal; nobody else sees it. */
class Rehearsed extends Error {}

/**
 * Throws what placing `order` would throw if the buyer's open order `instead` was given up, and changes nothing: a bag
 * that cannot be bought must not cost the buyer the order that could.
 */
export async function rehearseOrder(db: Database, order: NewOrder, instead: OrderRow): Promise<void> {
  const rehearsal = inTransaction(db, async (transaction) => {
    await advanceOrder(transaction, instead, 'failure', { actor: 'buyer', reason: 'replaced', now: order.now });
    await placeOrder(transaction, order);
    throw new Rehearsed();
  });
  await rehearsal.catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error;
  });
}
