import type { Executor } from '#platform/database/database.ts';
import type { Message } from '#platform/mail/mailer.ts';
import { demoOutbox } from './outbox.tables.ts';

/** Stores an e-mail that a demonstration would send. A second one with the same Message-ID is ignored. */
export async function keepInDemoOutbox(db: Executor, message: Message, now: Date): Promise<void> {
  const { id, userId, recipient, subject, html, text } = message;
  const mail = { sentAt: now, recipient, subject, html, bodyText: text, messageId: id, userId };
  await db.insert(demoOutbox).values(mail).onConflictDoNothing();
}
