import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { OrderCoupon } from '../coupons/coupon-terms.service.ts';

type Purchase = {
  readonly buyer: { readonly id: number | null };
  readonly means?: object | undefined;
  readonly coupon?: OrderCoupon | undefined;
};

/**
 * Lets the purchases of one buyer take turns until the transaction ends, where what they have is counted: orders that are paid by
 * hand, of which they may have several, and the uses of a coupon that is limited for each. Call it before all other locks: units and
 * coupons are held by whoever has their turn.
 */
export async function waitForTurn(transaction: Transaction, { buyer, means, coupon }: Purchase): Promise<void> {
  const isLimited = coupon && (coupon.stored.mostEach !== null || coupon.stored.isFirstOrder);
  if (buyer.id === null || (means === undefined && !isLimited)) return;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`buyer/${buyer.id}`}, 0))`);
}
