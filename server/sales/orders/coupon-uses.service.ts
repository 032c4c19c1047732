import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { orderStatuses, holdsStock } from '#contract/sales/orders/order-status.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { couponRedemptions } from '../coupons/coupons.tables.ts';
import type { StoredCoupon } from '../coupons/coupons.tables.ts';
import { heldUses, isHeldUse, writeRedemption } from '../coupons/redemptions.service.ts';
import { isOfPerson, isPlacedBy } from './buyer.service.ts';
import type { Buyer } from './buyer.service.ts';
import { orders } from './orders.tables.ts';

/** Nobody known: nothing of a person is counted. */
export const unknownBuyer: Buyer = { id: null, email: null };

/**
 * Refuses a coupon that was used as often as it can be, by all or by this person, and one for a first purchase to whom bought
 * before, but for the order of a reference. What was bought with the person's address counts, with an account or without one. The
 * buyer's order that is open does not count: a purchase of theirs replaces it. Throws `coupon_used_up`, `coupon_used`, `coupon_first_order`.
 */
export async function refuseUsed(
  db: Executor,
  coupon: StoredCoupon,
  { buyer, reference }: { readonly buyer: Buyer; readonly reference?: string },
): Promise<void> {
  const { mostUses, mostEach, isFirstOrder } = coupon;
  if (mostUses === null && mostEach === null && !isFirstOrder) return;
  const isKnown = buyer.id !== null || buyer.guest !== undefined;
  const own = isKnown ? await usesOf(db, coupon, buyer) : { used: 0, open: 0 };
  if (mostUses !== null && (await heldUses(db, coupon)) - own.open >= mostUses) throw new ShopError('coupon_used_up');
  if (mostEach !== null && own.used >= mostEach) throw new ShopError('coupon_used', { count: own.used });
  if (isFirstOrder && isKnown && (await hasBought(db, buyer, reference))) {
    throw new ShopError('coupon_first_order');
  }
}

/**
 * Uses a coupon for an order that was just placed, which holds it (`holdCoupon`); `off` is what it took off, in the smallest unit.
 * A limit for each customer is counted while this one has the turn (`waitForTurn`). Throws as `refuseUsed`.
 */
export async function redeemCoupon(
  transaction: Transaction,
  coupon: StoredCoupon,
  order: { readonly reference: string; readonly buyer: Buyer; readonly off: number },
): Promise<void> {
  const { reference, off } = order;
  await refuseUsed(transaction, coupon, order);
  await writeRedemption(transaction, { orderReference: reference, couponId: coupon.id, off });
}

/** The condition of an order that this buyer's next one replaces. */
const isReplaced = (buyer: Buyer) => sql`(${orders.isOpen} and ${isPlacedBy(buyer)})`;

/** How often a person used it, and by an order that is still open and that this purchase replaces. */
async function usesOf(db: Executor, coupon: StoredCoupon, buyer: Buyer) {
  const number = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
  const open = isReplaced(buyer);
  const [uses] = await db
    .select({ used: number(sql`${open} is not true`), open: number(open) })
    .from(orders)
    .innerJoin(couponRedemptions, eq(couponRedemptions.orderReference, orders.reference))
    .where(and(isOfPerson(db, buyer), isHeldUse(coupon)));
  return uses ?? { used: 0, open: 0 };
}

/** Whether a person has an order that stands, but for the open one that is replaced, and for that of a reference. */
async function hasBought(db: Executor, buyer: Buyer, except?: string): Promise<boolean> {
  const stands = orderStatuses.filter((status) => holdsStock[status]);
  const [found] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        isOfPerson(db, buyer),
        sql`${isReplaced(buyer)} is not true`,
        except === undefined ? undefined : ne(orders.reference, except),
        inArray(orders.status, stands),
        or(isNull(orders.fulfilment), ne(orders.fulfilment, 'cancelled')),
      ),
    )
    .limit(1);
  return found !== undefined;
}
