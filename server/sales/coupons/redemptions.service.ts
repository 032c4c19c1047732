import { and, count, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { couponRedemptions, coupons } from './coupons.tables.ts';
import type { StoredCoupon } from './coupons.tables.ts';

/**
 * Holds a coupon for an order that is about to be placed, until the transaction ends: of one that has a limit, one order after the
 * other is placed, so that none believes in a use that is being taken. Call it first: then orders that wait for each other's
 * units do not wait for each other's coupon. Returns false if somebody changed or deleted the coupon since it was read.
 */
export async function holdCoupon(transaction: Transaction, { id, version, mostUses }: StoredCoupon): Promise<boolean> {
  const [present] = await transaction
    .select({ version: coupons.version })
    .from(coupons)
    .where(eq(coupons.id, id))
    .for(mostUses === null ? 'share' : 'no key update');
  return present?.version === version;
}

/** The uses of a coupon that are not given back, as a condition of redemptions. */
export const isHeldUse = ({ id }: Pick<StoredCoupon, 'id'>) =>
  and(eq(couponRedemptions.couponId, id), eq(couponRedemptions.isHeld, true));

/** Returns how often a coupon is used. */
export async function heldUses(db: Executor, coupon: Pick<StoredCoupon, 'id'>): Promise<number> {
  const [held] = await db.select({ uses: count() }).from(couponRedemptions).where(isHeldUse(coupon));
  return held?.uses ?? 0;
}

/** Writes that an order used a coupon; `off` is what it took off, in the smallest unit. */
export async function writeRedemption(
  transaction: Transaction,
  redemption: { readonly orderReference: string; readonly couponId: number; readonly off: number },
): Promise<void> {
  await transaction.insert(couponRedemptions).values(redemption);
}
