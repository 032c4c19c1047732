import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { orderStatuses, holdsStock } from '#contract/sales/orders/order-status.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { couponRedemptions } from '../coupons/coupons.tables.ts';
import type { StoredCoupon } from '../coupons/coupons.tables.ts';
import { heldUses, isHeldUse, writeRedemption } from '../coupons/redemptions.service.ts';
import { orders } from './orders.tables.ts';

/**
 * Refuses a coupon that was used as often as it can be, by all or by this customer (null: nobody known), and one for a first
 * purchase to whom bought before, but for the order of a reference. The buyer's order that is open does not count: a purchase of
 * theirs replaces it. Throws `coupon_used_up`, `coupon_used`, `coupon_first_order`.
 */
export async function refuseUsed(
  db: Executor,
  coupon: StoredCoupon,
  { userId, reference }: { readonly userId: number | null; readonly reference?: string },
): Promise<void> {
  const { mostUses, mostEach, isFirstOrder } = coupon;
  if (mostUses === null && mostEach === null && !isFirstOrder) return;
  const own = userId === null ? { used: 0, open: 0 } : await usesOf(db, coupon, userId);
  if (mostUses !== null && (await heldUses(db, coupon)) - own.open >= mostUses) throw new ShopError('coupon_used_up');
  if (mostEach !== null && own.used >= mostEach) throw new ShopError('coupon_used', { count: own.used });
  if (isFirstOrder && userId !== null && (await hasBought(db, userId, reference))) {
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
  order: { readonly reference: string; readonly userId: number | null; readonly off: number },
): Promise<void> {
  const { reference, off } = order;
  await refuseUsed(transaction, coupon, order);
  await writeRedemption(transaction, { orderReference: reference, couponId: coupon.id, off });
}

/** How often a customer used it, and by an order that is still open. */
async function usesOf(db: Executor, coupon: StoredCoupon, userId: number) {
  const number = (condition: ReturnType<typeof eq>) => sql<number>`count(*) filter (where ${condition})::int`;
  const [uses] = await db
    .select({ used: number(eq(orders.isOpen, false)), open: number(eq(orders.isOpen, true)) })
    .from(orders)
    .innerJoin(couponRedemptions, eq(couponRedemptions.orderReference, orders.reference))
    .where(and(eq(orders.userId, userId), isHeldUse(coupon)));
  return uses ?? { used: 0, open: 0 };
}

/** Whether a customer has an order that stands, but for the one that is open, and for that of a reference. */
async function hasBought(db: Executor, userId: number, except?: string): Promise<boolean> {
  const stands = orderStatuses.filter((status) => holdsStock[status]);
  const [found] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.isOpen, false),
        except === undefined ? undefined : ne(orders.reference, except),
        inArray(orders.status, stands),
        or(isNull(orders.fulfilment), ne(orders.fulfilment, 'cancelled')),
      ),
    )
    .limit(1);
  return found !== undefined;
}
