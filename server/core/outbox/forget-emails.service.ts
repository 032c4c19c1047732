import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { demoOutbox, emails } from './outbox.tables.ts';

/** Deletes the e-mails to an address, also those that another person requested. */
export async function forgetEmails(transaction: Transaction, email: string): Promise<void> {
  for (const table of [emails, demoOutbox]) {
    await transaction.delete(table).where(eq(sql`lower(${table.recipient})`, email.toLowerCase()));
  }
}
