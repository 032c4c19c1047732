import { and, asc, desc, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import { claimDue, nextTry, retryMinutes } from '#platform/database/claim-due.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { eventsChannel } from '#platform/events/append-event.ts';
import { emails, demoOutbox } from './outbox.tables.ts';
import type { Message } from '#platform/mail/mailer.ts';

export type EmailRow = typeof emails.$inferSelect;

type Outbox = { readonly db: Database; readonly clock: () => Date };

/**
 * Claims the e-mail that is due longest and sets the time of its next attempt, in case this process is killed before it
 * records the outcome.
 */
export async function claimEmail({ db, clock }: Outbox): Promise<EmailRow | undefined> {
  const now = clock();
  const [claimed] = await db
    .update(emails)
    .set({ tries: sql`${emails.tries} + 1`, nextTryAt: nextTry(emails.tries, now) })
    .where(claimDue(emails, { isDue: isDueAt(now), order: [asc(emails.nextTryAt)], most: 1 }))
    .returning();
  return claimed;
}

const isDueAt = (now: Date) => and(isNull(emails.sentAt), isNull(emails.givenUpAt), lte(emails.nextTryAt, now));

/** Returns true if an e-mail is due. */
export async function isEmailDue({ db, clock }: Outbox): Promise<boolean> {
  const due = await db.select({ id: emails.id }).from(emails).where(isDueAt(clock())).limit(1);
  return due.length > 0;
}

/** True if no attempt follows the one that the e-mail was claimed for. */
export const isLastTry = ({ tries }: EmailRow): boolean => tries > retryMinutes.length;

export async function noteSent(db: Executor, { id }: EmailRow, now: Date): Promise<void> {
  await db.update(emails).set({ sentAt: now, problem: null }).where(eq(emails.id, id));
}

/** Records why an e-mail was not sent, and whether it was given up. */
export async function noteFailure(
  db: Executor,
  { id }: EmailRow,
  outcome: { readonly problem: string; readonly givenUpAt?: Date },
): Promise<void> {
  await db.update(emails).set(outcome).where(eq(emails.id, id));
}

/** The problem of an e-mail whose person, order or campaign no longer exists: giving it up is right. */
export const nothingToTell = 'nothing to tell any more';

/** Returns the e-mails that failed in all attempts, newest first, at most `most`. */
export function deadEmails(db: Executor, most: number): Promise<EmailRow[]> {
  return db
    .select()
    .from(emails)
    .where(and(isNotNull(emails.givenUpAt), ne(emails.problem, nothingToTell)))
    .orderBy(desc(emails.givenUpAt))
    .limit(most);
}

type Again = { readonly id: number; readonly reference: string; readonly now: Date };

/**
 * Makes an e-mail about an order due at once, also one that was sent: as a new message, because mailboxes drop a second one
 * with the same Message-ID. Returns false if the order has no such e-mail.
 */
export async function sendEmailAgain(db: Executor, { id, reference, now }: Again): Promise<boolean> {
  const woken = await db
    .update(emails)
    .set({ tries: 0, nextTryAt: now, sentAt: null, givenUpAt: null, problem: null, messageId: sql`gen_random_uuid()` })
    .where(and(eq(emails.id, id), eq(emails.orderReference, reference)))
    .returning({ id: emails.id });
  await db.execute(sql`select pg_notify(${eventsChannel}, '')`);
  return woken.length > 0;
}

/** Makes an e-mail that was given up due at once. Returns false if there is none with this id. */
export async function retryDeadEmail(db: Executor, id: number, now: Date): Promise<boolean> {
  const woken = await db
    .update(emails)
    .set({ tries: 0, nextTryAt: now, givenUpAt: null })
    .where(and(eq(emails.id, id), isNotNull(emails.givenUpAt)))
    .returning({ id: emails.id });
  await db.execute(sql`select pg_notify(${eventsChannel}, '')`);
  return woken.length > 0;
}

/** Stores an e-mail that a demonstration would send. A second one with the same Message-ID is ignored. */
export async function keepInDemoOutbox(db: Executor, message: Message, now: Date): Promise<void> {
  const { id, userId, recipient, subject, html, text } = message;
  const mail = { sentAt: now, recipient, subject, html, bodyText: text, messageId: id, userId };
  await db.insert(demoOutbox).values(mail).onConflictDoNothing();
}
