import { eq, sql } from 'drizzle-orm';
import { users } from './accounts.tables.ts';
import type { Transaction } from '#platform/database/database.ts';
import { recordAccountEvent } from './account-events.service.ts';
import { forgetBrowsersOf } from './known-browsers.ts';
import { endLinksOf } from './email-links.service.ts';
import { endSessionsOf } from './sessions.ts';

type ChangedPassword = {
  readonly user: { readonly id: number; readonly email: string | null };
  readonly passwordHash: string;
  /** The session and the known browser that stay valid: those that changed the password. */
  readonly kept?: { readonly session: string | undefined; readonly browser: string | undefined };
  /** The address that the link was sent to, if a link was used: whoever opened it owns that address. */
  readonly provenEmail?: string;
  readonly now: Date;
};

/**
 * Stores a new password, ends the account's other sessions, known browsers and all its links, and records the event by
 * which the owner is informed.
 */
export async function storePassword(
  transaction: Transaction,
  { user, passwordHash, kept, provenEmail, now }: ChangedPassword,
): Promise<void> {
  await transaction
    .update(users)
    .set({ passwordHash, ...(provenEmail !== undefined && { emailVerifiedAt: provenAt(provenEmail, now) }) })
    .where(eq(users.id, user.id));
  await endSessionsOf(transaction, user.id, kept?.session);
  await forgetBrowsersOf(transaction, user.id, kept?.browser);
  await endLinksOf(transaction, user.id);
  if (user.email === null) return;
  await recordAccountEvent(transaction, 'account.password-changed', { userId: user.id, recipient: user.email, now });
}

/**
 * An address that replaced it in the same moment is not marked as proven: the link proves only the address that it was
 * sent to.
 */
function provenAt(email: string, now: Date) {
  return sql<Date>`case when lower(${users.email}) = ${email.toLowerCase()} then ${now.toISOString()}::timestamptz
    else ${users.emailVerifiedAt} end`;
}
