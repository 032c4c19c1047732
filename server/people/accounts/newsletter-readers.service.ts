import { createHash } from 'node:crypto';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { dayMs, minuteMs } from '#contract/core/time/units.ts';
import { claimDue } from '#platform/database/claim-due.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { newSecret, type Services } from '#server/core/context/context.ts';
import { users } from './accounts.tables.ts';
import { hasReaderAddress } from './advertising-consent.service.ts';
import { newsletterLinks, newsletterReaders } from './advertising.tables.ts';
import { hasEmail, lockUser } from './users.service.ts';

/** For how many days an address can be confirmed. One that is not is deleted. */
export const newsletterDays = 7;

/** For how long no second letter goes to an address, in ms. */
const pauseMs = 10 * minuteMs;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Notes that somebody asked for the newsletter to an address. Returns the reader's id if a letter is to be sent; undefined for one
 * who reads it already, and within some minutes of the last letter. Of several at once one is noted.
 */
export async function noteAsking(transaction: Transaction, email: string, now: Date): Promise<number | undefined> {
  const before = new Date(now.getTime() - pauseMs);
  const { rows } = await transaction.execute<{ readonly id: string }>(sql`
    insert into ${newsletterReaders} as reader (email, state, asked_at) values (${email}, 'asked', ${now.toISOString()})
    on conflict (lower(email)) do update set email = excluded.email, state = 'asked', asked_at = excluded.asked_at
      where reader.state = 'ended' or (reader.state = 'asked' and reader.asked_at <= ${before.toISOString()})
    returning id`);
  return rows[0] && Number(rows[0].id);
}

/** Returns where a reader who has not confirmed yet is written to. */
export async function askingAddress(db: Executor, id: number): Promise<string | undefined> {
  const [found] = await db
    .select({ email: newsletterReaders.email })
    .from(newsletterReaders)
    .where(and(eq(newsletterReaders.id, id), eq(newsletterReaders.state, 'asked')));
  return found?.email ?? undefined;
}

/** Creates the link that confirms an address, for its letter; undefined if nobody waits for it any more. */
export async function newNewsletterLink({ db, settings, clock }: Services, email: string): Promise<string | undefined> {
  const [asking] = await db
    .select({ id: newsletterReaders.id, askedAt: newsletterReaders.askedAt })
    .from(newsletterReaders)
    .where(and(hasReaderAddress(email), eq(newsletterReaders.state, 'asked')));
  const expiresAt = asking && new Date(asking.askedAt.getTime() + newsletterDays * dayMs);
  if (!asking || !expiresAt || expiresAt <= clock()) return undefined;
  const token = newSecret();
  await db.insert(newsletterLinks).values({ tokenHash: hashOf(token), readerId: asking.id, expiresAt });
  return `${settings.publicUrl}${pageAddresses.confirmNewsletter}?token=${token}`;
}

/** Returns the reader and the address that a valid link confirms. */
export async function readerOfLink(db: Executor, token: string, now: Date) {
  const [found] = await db
    .select({ id: newsletterReaders.id, email: newsletterReaders.email })
    .from(newsletterLinks)
    .innerJoin(newsletterReaders, eq(newsletterReaders.id, newsletterLinks.readerId))
    .where(and(eq(newsletterLinks.tokenHash, hashOf(token)), gt(newsletterLinks.expiresAt, now)));
  return found?.email ? { id: found.id, email: found.email } : undefined;
}

/**
 * Uses a link. An account that has proven the address goes on as the reader. Returns the account, null for none, and undefined if
 * the link was used before, has expired, or was ended.
 */
export async function useNewsletterLink(
  transaction: Transaction,
  { token, email, now }: { readonly token: string; readonly email: string; readonly now: Date },
): Promise<number | null | undefined> {
  const account = await lockUser(transaction, hasEmail(email));
  const [spent] = await transaction
    .delete(newsletterLinks)
    .where(and(eq(newsletterLinks.tokenHash, hashOf(token)), gt(newsletterLinks.expiresAt, now)))
    .returning({ id: newsletterLinks.readerId });
  if (!spent) return undefined;
  await transaction.delete(newsletterLinks).where(eq(newsletterLinks.readerId, spent.id));
  const own = account?.emailVerifiedAt ? account.id : null;
  if (own !== null) await transaction.update(users).set({ acceptsAdvertising: true }).where(eq(users.id, own));
  const [reader] = await transaction
    .update(newsletterReaders)
    .set(own === null ? { state: 'confirmed' } : { state: 'joined', userId: own, email: null })
    .where(and(eq(newsletterReaders.id, spent.id), eq(newsletterReaders.state, 'asked')))
    .returning({ id: newsletterReaders.id });
  return reader && own;
}

/** Deletes the reader of an address, with its links. */
export async function deleteReader(transaction: Transaction, email: string): Promise<void> {
  await transaction.delete(newsletterReaders).where(hasReaderAddress(email));
}

/** Deletes the reader of an address who has not confirmed it yet. Returns false for none. */
export async function deleteAsking(transaction: Transaction, email: string): Promise<boolean> {
  const { rowCount } = await transaction
    .delete(newsletterReaders)
    .where(and(hasReaderAddress(email), eq(newsletterReaders.state, 'asked')));
  return rowCount === 1;
}

/** Deletes readers who were asked long ago and never confirmed, some at a time. Returns their addresses. */
export async function deleteUnconfirmed(transaction: Transaction, now: Date, most: number): Promise<string[]> {
  const isDue = and(
    eq(newsletterReaders.state, 'asked'),
    lt(newsletterReaders.askedAt, new Date(now.getTime() - newsletterDays * dayMs)),
  );
  const deleted = await transaction
    .delete(newsletterReaders)
    .where(claimDue(newsletterReaders, { isDue, order: [asc(newsletterReaders.askedAt)], most }))
    .returning({ email: newsletterReaders.email });
  return deleted.flatMap(({ email }) => (email === null ? [] : [email]));
}
