import { eq } from 'drizzle-orm';
import { passwordResets, users } from './accounts.tables.ts';
import type { Transaction } from '../database/database.ts';
import { oweLetter } from '../mailing/owed-letters.service.ts';
import { endSessionsOf } from './sessions.ts';

type ChangedPassword = {
  readonly user: { readonly id: number; readonly email: string | null };
  readonly passwordHash: string;
  /** The session that may go on: the one that changed it. */
  readonly keptToken?: string | undefined;
  readonly isEmailProven?: boolean;
  readonly event: string;
  readonly now: Date;
};

/** Sets a password, ends the other sessions and every open link, and owes the owner a letter about it. */
export async function storePassword(
  transaction: Transaction,
  { user, passwordHash, keptToken, isEmailProven = false, event, now }: ChangedPassword,
): Promise<void> {
  await transaction
    .update(users)
    .set({ passwordHash, ...(isEmailProven ? { emailVerifiedAt: now } : {}) })
    .where(eq(users.id, user.id));
  await endSessionsOf(transaction, user.id, keptToken);
  await transaction.delete(passwordResets).where(eq(passwordResets.userId, user.id));
  if (user.email === null) return;
  await oweLetter(transaction, { kind: 'password-changed', event, recipient: user.email, userId: user.id, now });
}
