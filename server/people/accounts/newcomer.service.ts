import { shortText, showsWords } from '#contract/core/fields/short-text.ts';
import { newSecret } from '#server/core/context/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { recordAccountEvent } from './account-events.service.ts';
import { users } from './accounts.tables.ts';
import type { UserRow } from './users.service.ts';

type Newcomer = {
  readonly email: string;
  readonly name: string | undefined;
  /** The number of this attempt: after a user name that is taken, the next attempt uses another one. */
  readonly attempt: number;
  readonly now: Date;
};

/**
 * Creates an account without a password for a person whose address is proven. The user name is derived from the
 * address.
 */
export async function addNewcomer(transaction: Transaction, { email, name, attempt, now }: Newcomer): Promise<UserRow> {
  const newcomer = { username: usernameFor(email, attempt), email, name: shownName(name), emailVerifiedAt: now };
  const [user] = await transaction.insert(users).values(newcomer).returning();
  if (!user) throw new Error('the new user was not returned');
  await recordAccountEvent(transaction, 'account.registered', { userId: user.id, recipient: email, now });
  return user;
}

/** Returns the part before the @, cut to what user names allow. */
export function usernameFrom(email: string): string {
  const [local = ''] = email.split('@');
  const letters = local.replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, 30);
  return showsWords(letters) ? letters : 'cliente';
}

/** The same; from the second attempt on with a number or a random suffix. */
function usernameFor(email: string, attempt: number): string {
  const base = usernameFrom(email);
  if (attempt === 1) return base;
  return attempt < 5 ? `${base}${attempt}` : `${base}-${newSecret().slice(0, 6)}`;
}

/** Returns what the provider calls the person; null if that shows nothing. */
function shownName(name: string | undefined): string | null {
  const text = shortText(name ?? '').slice(0, 60);
  return showsWords(text) ? text : null;
}
