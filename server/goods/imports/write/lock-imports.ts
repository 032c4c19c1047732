import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';

/**
 * Begins the transaction of an import: it may take longer than a request, and waits for that of another one. The second of two
 * then sees that the first one was written.
 */
export async function lockImports(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`set local statement_timeout = '120s'`);
  await transaction.execute(sql`set local lock_timeout = '120s'`);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('product_imports'))`);
  await transaction.execute(sql`set local lock_timeout = '10s'`);
}
