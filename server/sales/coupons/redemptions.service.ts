import { and, count, eq, getTableColumns } from 'drizzle-orm';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { prepared, storedAll, type Given } from '#platform/database/prepared.ts';
import { couponRedemptions, coupons, type StoredCoupon } from './coupons.tables.ts';

/**
 * Holds a coupon for an order that is about to be placed, until the transaction ends: of one that has a limit, one order after the
 * other is placed, so that none believes in a use that is being taken. Call it first: then orders that wait for each other's
 * units do not wait for each other's coupon. Returns false if somebody changed or deleted the coupon since it was read.
 */
export async function holdCoupon(transaction: Transaction, { id, version, mostUses }: StoredCoupon): Promise<boolean> {
  const hold = mostUses === null ? heldByMany : heldByOne;
  const [present] = await hold(transaction, { id });
  return present?.version === version;
}

const heldByMany = holding('share');
const heldByOne = holding('no key update');

function holding(lock: 'share' | 'no key update') {
  return prepared((db, given: Given<{ id: number }>) =>
    db
      .select({ version: coupons.version })
      .from(coupons)
      .where(eq(coupons.id, given('id')))
      .for(lock),
  );
}

/** Returns how often a coupon is used. */
export async function heldUses(db: Executor, coupon: Pick<StoredCoupon, 'id'>): Promise<number> {
  const [held] = await countedUses(db, { id: coupon.id });
  return held?.uses ?? 0;
}

const countedUses = prepared((db, given: Given<{ id: number }>) =>
  db
    .select({ uses: count() })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.couponId, given('id')), couponRedemptions.isHeld)),
);

/** Writes that an order used a coupon; `off` is what it took off, in the smallest unit. */
export async function writeRedemption(
  transaction: Transaction,
  redemption: { readonly orderReference: string; readonly couponId: number; readonly off: number },
): Promise<void> {
  await redemptionWritten(transaction, redemption);
}

const { isHeld: _held, ...written } = getTableColumns(couponRedemptions);

const redemptionWritten = prepared((db, given: Given<Omit<typeof couponRedemptions.$inferSelect, 'isHeld'>>) =>
  db.insert(couponRedemptions).values(storedAll(written, given)),
);
