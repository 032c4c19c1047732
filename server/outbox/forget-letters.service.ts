import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { demoOutbox, letters } from './outbox.tables.ts';

/** Deletes what was written to an address, also by somebody who did not know whose it is. */
export async function forgetLetters(transaction: Transaction, email: string): Promise<void> {
  for (const table of [letters, demoOutbox]) {
    await transaction.delete(table).where(eq(sql`lower(${table.recipient})`, email.toLowerCase()));
  }
}
