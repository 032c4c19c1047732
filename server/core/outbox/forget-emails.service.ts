import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { EmailKind } from './email-kinds.service.ts';
import { demoOutbox, emails } from './outbox.tables.ts';

/** Deletes the e-mails to an address, also those that another person requested. */
export async function forgetEmails(transaction: Transaction, email: string): Promise<void> {
  for (const table of [emails, demoOutbox]) {
    await transaction.delete(table).where(eq(sql`lower(${table.recipient})`, email.toLowerCase()));
  }
}

/** Deletes the e-mails of one kind to an address. */
export async function forgetEmailsOf(transaction: Transaction, kind: EmailKind, email: string): Promise<void> {
  const deleted = await transaction
    .delete(emails)
    .where(and(eq(emails.kind, kind), eq(sql`lower(${emails.recipient})`, email.toLowerCase())))
    .returning({ messageId: emails.messageId });
  const ids = deleted.map(({ messageId }) => messageId);
  if (ids.length > 0) await transaction.delete(demoOutbox).where(inArray(demoOutbox.messageId, ids));
}
