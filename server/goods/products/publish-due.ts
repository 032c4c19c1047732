import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { products } from './catalogue.tables.ts';

/** Publishes the scheduled products whose time has come. The triggers of the table tell caches and the catalogue's index. */
export async function publishDue(db: Database, now: Date): Promise<void> {
  await db
    .update(products)
    .set({ state: 'published', publishAt: null })
    .where(and(eq(products.state, 'scheduled'), lte(products.publishAt, now)));
}
