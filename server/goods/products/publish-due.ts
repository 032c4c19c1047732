import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { products } from './catalogue.tables.ts';
import { sayPriceReason } from './price-history.service.ts';

/** Publishes the scheduled products whose time has come. The triggers of the table tell caches and the catalogue's index. */
export async function publishDue(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await sayPriceReason(transaction, { actor: 'clock', at: now });
    await transaction
      .update(products)
      .set({ state: 'published', publishAt: null })
      .where(and(eq(products.state, 'scheduled'), lte(products.publishAt, now)));
  });
}
