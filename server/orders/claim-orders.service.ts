import { asc, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { OrderRow } from './order-state.service.ts';
import { orders } from './orders.tables.ts';

/** When the provider was last asked about an order; before the first time, when it was placed. */
export const lastHeard = sql`coalesce(${orders.askedAt}, ${orders.orderDate})`;

/**
 * Takes up to `most` orders for which `due` holds, those longest unheard of first, and notes that they are asked about
 * now. Rows that another process is taking are skipped, so that several share the work and none does it twice.
 */
export function claimOrders(db: Database, due: SQL | undefined, now: Date, most: number): Promise<OrderRow[]> {
  return inTransaction(db, async (transaction) => {
    const claimed = await transaction
      .select({ reference: orders.reference })
      .from(orders)
      .where(due)
      .orderBy(asc(lastHeard))
      .limit(most)
      .for('update', { skipLocked: true });
    const references = claimed.map(({ reference }) => reference);
    if (references.length === 0) return [];
    return transaction.update(orders).set({ askedAt: now }).where(inArray(orders.reference, references)).returning();
  });
}
