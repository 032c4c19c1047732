import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { users } from './accounts.tables.ts';
import { forgetBrowsersOf } from './known-browsers.ts';
import { endLinksOf } from './letter-links.service.ts';
import { endSessionsOf } from './sessions.ts';
import { hasEmail } from './users.service.ts';
import type { UserRow } from './users.service.ts';

/** The account of an address, in any case. */
export async function userOfAddress(db: Executor, email: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(hasEmail(email)).for('update');
  return found;
}

/**
 * Notes that an account's owner has proven its address. Where nobody had before, somebody else may have made the
 * account and be waiting in it, so that person's password, sessions, browsers, links and wish for another address end
 * (docs/decisions/0006).
 */
export async function proveAddress(transaction: Transaction, user: UserRow, now: Date): Promise<UserRow> {
  if (user.emailVerifiedAt !== null) return user;
  await endSessionsOf(transaction, user.id);
  await forgetBrowsersOf(transaction, user.id);
  await endLinksOf(transaction, user.id);
  const [proven] = await transaction
    .update(users)
    .set({ emailVerifiedAt: now, passwordHash: null })
    .where(eq(users.id, user.id))
    .returning();
  return proven ?? user;
}
