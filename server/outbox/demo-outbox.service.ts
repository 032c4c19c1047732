import type { Executor } from '#platform/database/database.ts';
import type { Message } from '#platform/mail/mailer.ts';
import { demoOutbox } from './outbox.tables.ts';

/** Keeps a letter that a demonstration would send; of the same one a second time only the first stays. */
export async function keepInDemoOutbox(db: Executor, message: Message, now: Date): Promise<void> {
  const { id, userId, recipient, subject, html, text } = message;
  const letter = { sentAt: now, recipient, subject, html, bodyText: text, messageId: id, userId };
  await db.insert(demoOutbox).values(letter).onConflictDoNothing();
}
