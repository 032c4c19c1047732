import { shortText, showsWords } from '#contract/core/fields/short-text.ts';
import { newSecret } from '#server/core/context/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { recordAccountEvent } from './account-events.service.ts';
import { users } from './accounts.tables.ts';
import { hasEmail, type UserRow } from './users.service.ts';

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

/** How often another user name is tried: of two people at once, and for names that are taken. */
const attempts = 8;

/**
 * Makes an account without a password for an address that has none, which nobody has proven, and tells nobody. For an address that has
 * one nothing changes, and it takes the same statements, so that the time tells strangers nothing.
 */
export async function keepAccount(
  transaction: Transaction,
  { email, name }: { readonly email: string; readonly name: string | undefined },
): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const newcomer = { username: usernameFor(email, attempt), email, name: shownName(name) };
    // Somebody who is being added with this address at this moment is waited for.
    await transaction.insert(users).values(newcomer).onConflictDoNothing();
    const known = await transaction.select({ id: users.id }).from(users).where(hasEmail(email));
    if (known.length > 0) return;
  }
  throw new Error('no user name was free');
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

/** Returns what a person is called, as an account has it; null if that shows nothing. */
function shownName(name: string | undefined): string | null {
  const text = shortText(name ?? '').slice(0, 60);
  return showsWords(text) ? text : null;
}
