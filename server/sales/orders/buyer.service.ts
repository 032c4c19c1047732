import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { hasEmail } from '#server/people/accounts/users.service.ts';
import { orders } from './orders.tables.ts';
import type { OrderCoupon } from '../coupons/coupon-terms.service.ts';

/** A browser without a session that buys: the hash of its secret, and until when its private link shows the order. */
export type GuestBrowser = { readonly key: Buffer; readonly until: Date };

/** Who buys: an account, a browser without one, or neither, as at the counter. Null for an address that nobody left. */
export type Buyer = {
  readonly id: number | null;
  readonly email: string | null;
  readonly guest?: GuestBrowser | undefined;
};

/** The condition of orders that no account has, though an address was given for one. */
export const isUnclaimed = and(isNotNull(orders.guestUntil), isNull(orders.userId));

/** The condition of the orders that this account or this browser placed: its open one is replaced by its next one. */
export function isPlacedBy({ id, guest }: Pick<Buyer, 'id' | 'guest'>): SQL {
  if (guest) return eq(orders.guestKey, guest.key);
  return id === null ? sql`false` : eq(orders.userId, id);
}

/**
 * The condition of all orders of the person, whether there was a login or not: those of the account, of whoever has the address,
 * and those that wait for its owner.
 */
export function isOfPerson(db: Executor, { id, email }: Buyer): SQL {
  const isOwn = id === null ? undefined : eq(orders.userId, id);
  if (email === null) return isOwn ?? sql`false`;
  const owner = db.select({ id: users.id }).from(users).where(hasEmail(email));
  const isWaiting = and(isUnclaimed, eq(sql`lower(${orders.email})`, email.toLowerCase()));
  return or(isOwn, inArray(orders.userId, owner), isWaiting) ?? sql`false`;
}

type Purchase = {
  readonly buyer: Buyer;
  readonly means?: object | undefined;
  readonly coupon?: OrderCoupon | undefined;
};

/**
 * Lets the purchases of one buyer take turns until the transaction ends, where what they have is counted: orders that are paid by
 * hand, of which they may have several, and the uses of a coupon that is limited for each. Call it before all other locks: units and
 * coupons are held by whoever has their turn. Purchases with and without an account wait for each other by their address.
 */
export async function waitForTurn(transaction: Transaction, { buyer, means, coupon }: Purchase): Promise<void> {
  const isLimited = coupon && (coupon.stored.mostEach !== null || coupon.stored.isFirstOrder);
  if (isNobody(buyer) || (means === undefined && !isLimited)) return;
  if (buyer.id !== null) await waitFor(transaction, `buyer/${buyer.id}`);
  // After the account: all wait in this order, and processes of the version before for the account alone.
  if (buyer.email !== null) await waitFor(transaction, `buyer-email/${buyer.email.toLowerCase()}`);
}

/** Of whom nothing is counted, as at the counter. */
const isNobody = ({ id, guest }: Buyer) => id === null && !guest;

async function waitFor(transaction: Transaction, turn: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
}
