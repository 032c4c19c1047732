import { newSecret } from '../context/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { oweLetter } from '../outbox/owed-letters.service.ts';
import { users } from './accounts.tables.ts';
import type { UserRow } from './users.service.ts';

type Newcomer = {
  readonly email: string;
  readonly name: string | undefined;
  /** Which try this is: a user name that was taken is followed by another. */
  readonly attempt: number;
  readonly now: Date;
};

/** Makes an account without a password for somebody whose address is proven. Its user name comes from the address. */
export async function addNewcomer(transaction: Transaction, { email, name, attempt, now }: Newcomer): Promise<UserRow> {
  const newcomer = { username: usernameFor(email, attempt), email, name: shownName(name), emailVerifiedAt: now };
  const [user] = await transaction.insert(users).values(newcomer).returning();
  if (!user) throw new Error('the new user was not returned');
  await oweLetter(transaction, { kind: 'welcome', event: String(user.id), recipient: email, userId: user.id, now });
  return user;
}

/** What stands before the @, as far as user names may hold it; from the second try on with something at its end. */
function usernameFor(email: string, attempt: number): string {
  const [local = ''] = email.split('@');
  const base = local.replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, 30) || 'cliente';
  if (attempt === 1) return base;
  return attempt < 5 ? `${base}${attempt}` : `${base}-${newSecret().slice(0, 6)}`;
}

function shownName(name: string | undefined): string | null {
  return name?.trim().slice(0, 60) || null;
}
