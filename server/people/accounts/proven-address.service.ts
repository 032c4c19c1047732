import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { users } from './accounts.tables.ts';
import { forgetBrowsersOf } from './known-browsers.ts';
import { endLinksOf } from './email-links.service.ts';
import { forgetFactors } from './own-factors.service.ts';
import { endSessionsOf } from './sessions.ts';
import { hasEmail, type UserRow } from './users.service.ts';

/** Returns the account of an address, case-insensitively. */
export async function userOfAddress(db: Executor, email: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(hasEmail(email)).for('update');
  return found;
}

/**
 * Records that an account's owner has proven its address. If the address was not proven before, somebody else may have
 * created the account in advance (account pre-hijacking), so its password, sessions, known browsers, links and
 * requested change of address, and second factors are removed (docs/decisions/0006).
 */
export async function proveAddress(transaction: Transaction, user: UserRow, now: Date): Promise<UserRow> {
  if (user.emailVerifiedAt !== null) return user;
  await endSessionsOf(transaction, user.id);
  await forgetBrowsersOf(transaction, user.id);
  await endLinksOf(transaction, user.id);
  // Else whoever made the account in advance could keep its owner out.
  await forgetFactors(transaction, user.id);
  const [proven] = await transaction
    .update(users)
    .set({ emailVerifiedAt: now, passwordHash: null })
    .where(eq(users.id, user.id))
    .returning();
  return proven ?? user;
}
