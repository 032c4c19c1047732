import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { orderReceipts, orders } from './orders.tables.ts';

/** What stands in place of an address that was forgotten: a name that no mail reaches (RFC 2606, section 2). */
export const forgottenEmail = 'eliminado@percha.invalid';

/** Takes what is personal out of a buyer's orders. What was sold, and for how much, stays. */
export async function forgetBuyer(transaction: Transaction, userId: number): Promise<void> {
  const own = transaction.select({ reference: orders.reference }).from(orders).where(eq(orders.userId, userId));
  await transaction.delete(orderReceipts).where(inArray(orderReceipts.orderReference, own));
  await transaction
    .update(orders)
    .set({ email: forgottenEmail, userId: null, bagKey: '', deliveryAddress: null, contact: null, trackingToken: null })
    .where(eq(orders.userId, userId));
}
