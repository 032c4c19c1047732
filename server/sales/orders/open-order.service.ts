import { inTransaction } from '#platform/database/in-transaction.ts';
import { keepAccount } from '#server/people/accounts/newcomer.service.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { holdCoupon } from '../coupons/redemptions.service.ts';
import { advanceOrder } from './advance-order.ts';
import { waitForTurn } from './buyer.service.ts';
import type { OrderRow } from './order-state.service.ts';
import { placeOrder, type NewOrder, type PlacedOrder } from './place-order.ts';

export { placeOrder };
export type { NewOrder } from './place-order.ts';

/**
 * Places an order; undefined when its buyer has one that is open, or its coupon was changed meanwhile. One transaction takes the units and records everything,
 * with the account of who has none, so a process that dies leaves all of it or nothing. Throws what `placeOrder` throws.
 */
export function openOrder(db: Database, order: NewOrder): Promise<PlacedOrder | undefined> {
  return inTransaction(db, async (transaction) => {
    const placed = await placeOrder(transaction, order);
    // The last lock of all: who waits for the same address holds nothing that this transaction still wants.
    if (placed) await keepGuestsAccount(transaction, order);
    return placed;
  });
}

/** Who buys without a login gets an account by their address, if it has none. */
async function keepGuestsAccount(transaction: Transaction, { buyer, delivery }: NewOrder): Promise<void> {
  if (!buyer.guest || buyer.email === null) return;
  await keepAccount(transaction, { email: buyer.email, name: (delivery.address ?? delivery.contact)?.recipient });
}

/** Undoes a rehearsal; nobody else sees it. */
class Rehearsed extends Error {}

/**
 * Throws what placing `order` would throw if the buyer's open order `instead` was given up, and changes nothing: a bag
 * that cannot be bought must not cost the buyer the order that could. Returns false if its coupon was changed meanwhile.
 */
export async function rehearseOrder(db: Database, order: NewOrder, instead: OrderRow): Promise<boolean> {
  const rehearsal = inTransaction(db, async (transaction) => {
    // Before any units: see there.
    await waitForTurn(transaction, order);
    if (order.coupon && !(await holdCoupon(transaction, order.coupon.stored))) return false;
    await advanceOrder(transaction, instead, 'failure', { actor: 'buyer', reason: 'replaced', now: order.now });
    await placeOrder(transaction, order);
    throw new Rehearsed();
  });
  return rehearsal.catch((error: unknown) => {
    if (error instanceof Rehearsed) return true;
    throw error;
  });
}
