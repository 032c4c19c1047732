import { eq, sql } from 'drizzle-orm';
import { users } from './accounts.tables.ts';
import type { Transaction } from '#platform/database/database.ts';
import { oweLetter } from '../outbox/owed-letters.service.ts';
import { forgetBrowsersOf } from './known-browsers.ts';
import { endLinksOf } from './letter-links.service.ts';
import { endSessionsOf } from './sessions.ts';

type ChangedPassword = {
  readonly user: { readonly id: number; readonly email: string | null };
  readonly passwordHash: string;
  /** The session, and the browser, that may go on: the ones that changed it. */
  readonly kept?: { readonly session: string | undefined; readonly browser: string | undefined };
  /** The address that the link was sent to, where one was used: whoever opened it owns that address. */
  readonly provenEmail?: string;
  readonly event: string;
  readonly now: Date;
};

/** Sets a password, ends the other sessions, known browsers and every open link, and owes the owner a letter about it. */
export async function storePassword(
  transaction: Transaction,
  { user, passwordHash, kept, provenEmail, event, now }: ChangedPassword,
): Promise<void> {
  await transaction
    .update(users)
    .set({ passwordHash, ...(provenEmail !== undefined && { emailVerifiedAt: provenAt(provenEmail, now) }) })
    .where(eq(users.id, user.id));
  await endSessionsOf(transaction, user.id, kept?.session);
  await forgetBrowsersOf(transaction, user.id, kept?.browser);
  await endLinksOf(transaction, user.id);
  if (user.email === null) return;
  await oweLetter(transaction, { kind: 'password-changed', event, recipient: user.email, userId: user.id, now });
}

/** An address that took its place in the same moment stays as it is: the link proves the one that it was sent to. */
function provenAt(email: string, now: Date) {
  return sql<Date>`case when lower(${users.email}) = ${email.toLowerCase()} then ${now.toISOString()}::timestamptz
    else ${users.emailVerifiedAt} end`;
}
