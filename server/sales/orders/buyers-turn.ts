import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { OrderCoupon } from '../coupons/coupon-terms.service.ts';
import type { Buyer } from './buyer.service.ts';

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
