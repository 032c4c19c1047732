import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { together } from '#platform/database/in-transaction.ts';
import { preparedSql, type Given } from '#platform/database/prepared.ts';
import { plainEmail } from '#contract/core/fields/email-pattern.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { hasEmail } from '#server/people/accounts/users.service.ts';
import { orders } from './orders.tables.ts';
import { isCounted, type OrderCoupon } from '../coupons/coupon-terms.service.ts';
import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';

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

/** What a statement knows a person by; null for what there is none of. */
export type PersonValues = {
  readonly id: number | null;
  /** In lower case, as orders have it. */
  readonly email: string | null;
  /** The same as accounts have it. */
  readonly accountEmail: string | null;
  readonly guestKey: Buffer | null;
};

export function personValues({ id, email, guest }: Buyer): PersonValues {
  const [lower, plain] = email === null ? [null, null] : [email.toLowerCase(), plainEmail(email).toLowerCase()];
  return { id, email: lower, accountEmail: plain, guestKey: guest?.key ?? null };
}

/** The condition of `isPlacedBy` in a statement that is prepared; null instead of false where that is not known. */
export function isPlacedByGiven(given: Given<Pick<PersonValues, 'id' | 'guestKey'>>): SQL {
  return sql`(${orders.userId} = ${given('id')}::bigint or ${orders.guestKey} = ${given('guestKey')}::bytea)`;
}

/** The condition of `isOfPerson` in a statement that is prepared. The accounts are found first, so that an index has their orders. */
export function isOfPersonGiven(given: Given<PersonValues>): SQL | undefined {
  const owner = sql`select ${users.id} from ${users} where lower(${users.email}) = ${given('accountEmail')}::text`;
  const isOwn = sql`${orders.userId} = any(array(select ${given('id')}::bigint union all ${owner}))`;
  return or(isOwn, and(isUnclaimed, sql`lower(${orders.email}) = ${given('email')}::text`));
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
  const isLimited = coupon && isCounted(coupon);
  if (isNobody(buyer) || (means === undefined && !isLimited)) return;
  const ofAccount = buyer.id === null ? [] : [`buyer/${buyer.id}`];
  // After the account: all wait in this order, and processes of the version before for the account alone.
  const ofEmail = buyer.email === null ? [] : [`buyer-email/${buyer.email.toLowerCase()}`];
  await together([...ofAccount, ...ofEmail].map((turn) => waitFor(transaction, { turn })));
}

/** Of whom nothing is counted, as at the counter. */
const isNobody = ({ id, guest }: Buyer) => id === null && !guest;

const waitFor = preparedSql<{ readonly waited: string }, { readonly turn: string }>(
  (given) => sql`select pg_advisory_xact_lock(hashtextextended(${given('turn')}, 0))::text as waited`,
);

type Linked = Pick<typeof orders.$inferSelect, 'source' | 'guestUntil' | 'trackingToken'>;

/** The path of the link on which an order is paid without a login: those of the desk, and those of who had none; else undefined. */
export function payingLinkOf({ source, guestUntil, trackingToken: token }: Linked): string | undefined {
  if (token === null || (source !== 'desk' && guestUntil === null)) return undefined;
  return filledAddress(pageAddresses.paymentLink, { token });
}

/**
 * The path of the page where a buyer sees an order: with an account the order's own, without one the page of its link, on
 * which it is paid and then followed.
 */
export function buyersPageOf({ reference, userId, status, trackingToken: token }: typeof orders.$inferSelect): string {
  if (userId !== null || token === null) return filledAddress(pageAddresses.order, { payment_id: reference });
  return filledAddress(status === 'approved' ? pageAddresses.tracking : pageAddresses.paymentLink, { token });
}
