import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { plainEmail } from '#contract/core/fields/email-pattern.ts';
import type { ConsentKind, ConsentPlace } from '#contract/people/accounts/consents.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { users } from './accounts.tables.ts';
import { newsletterReaders } from './advertising.tables.ts';
import { recordConsent } from './consent-records.service.ts';
import { hasEmail, lockUser, type UserRow } from './users.service.ts';

/**
 * True for accounts that get advertising: they accept it, their address is proven, and they are not being erased. A consent of before
 * the record, or that came from another shop, counts without proof (docs/decisions/0087-newsletter.md).
 */
const getsAdvertising = and(
  users.acceptsAdvertising,
  isNotNull(users.email),
  isNull(users.eraseAt),
  or(isNotNull(users.emailVerifiedAt), users.advertisingVouched),
);

/** True for the reader of an address. */
export const hasReaderAddress = (email: string) =>
  eq(sql`lower(${newsletterReaders.email})`, plainEmail(email).toLowerCase());

/** True for readers without an account that gets it already. */
const readsAlone = (db: Executor) =>
  and(
    eq(newsletterReaders.state, 'confirmed'),
    sql`not exists ${db
      .select({ id: users.id })
      .from(users)
      .where(and(getsAdvertising, sql`lower(${users.email}) = lower(${newsletterReaders.email})`))}`,
  );

/** Who gets advertising: each address once. `userId` is null for a reader without an account. */
export type AdvertisingReader = { readonly email: string; readonly userId: number | null };

/** Returns everybody who agreed to advertising e-mails, each address once. */
export async function advertisingReaders(db: Executor): Promise<AdvertisingReader[]> {
  const accounts = await db.select({ userId: users.id, email: users.email }).from(users).where(getsAdvertising);
  const alone = await db.select({ email: newsletterReaders.email }).from(newsletterReaders).where(readsAlone(db));
  return [...accounts, ...alone.map(({ email }) => ({ userId: null, email }))].flatMap(({ userId, email }) =>
    email === null ? [] : [{ userId, email }],
  );
}

/** Returns how many accounts, and how many readers without one, get advertising. */
export async function countAdvertisingReaders(db: Executor): Promise<{ accounts: number; readers: number }> {
  const [accounts, readers] = [
    await db.$count(users, getsAdvertising),
    await db.$count(newsletterReaders, readsAlone(db)),
  ];
  return { accounts, readers };
}

/** Returns the token that ends the advertising to an address; undefined for one that gets none now. */
export async function advertisingTokenOf(db: Executor, email: string): Promise<string | undefined> {
  const [account] = await db
    .select({ token: users.advertisingToken })
    .from(users)
    .where(and(hasEmail(email), getsAdvertising));
  if (account) return account.token;
  const [reader] = await db
    .select({ token: newsletterReaders.token })
    .from(newsletterReaders)
    .where(and(hasReaderAddress(email), eq(newsletterReaders.state, 'confirmed')));
  return reader?.token;
}

/** How advertising ends. */
export type Ending = {
  readonly at: Date;
  readonly what: Extract<ConsentKind, `ended-${string}`>;
  readonly place: ConsentPlace;
  readonly wording?: string;
  readonly reason?: string;
};

/**
 * Ends the advertising to an address, of an account and of a reader, with one record. Returns false if it got none. Accounts are
 * locked before readers, here and wherever both change.
 */
export async function endAdvertisingAt(transaction: Transaction, email: string, ending: Ending): Promise<boolean> {
  const account = await lockUser(transaction, hasEmail(email));
  const isAccountEnded = account?.acceptsAdvertising === true;
  if (isAccountEnded) await stopAccount(transaction, account.id);
  const ended = await transaction
    .update(newsletterReaders)
    .set({ state: 'ended' })
    .where(and(hasReaderAddress(email), eq(newsletterReaders.state, 'confirmed')))
    .returning({ id: newsletterReaders.id });
  if (!isAccountEnded && ended.length === 0) return false;
  await recordConsent(transaction, { ...ending, email: plainEmail(email), userId: account?.id });
  return true;
}

async function stopAccount(transaction: Transaction, id: number): Promise<void> {
  await transaction.update(users).set({ acceptsAdvertising: false, advertisingVouched: false }).where(eq(users.id, id));
}

/** Ends the advertising that a token of its e-mails belongs to, also if its reader has an account by now. */
export async function endAdvertisingByToken(transaction: Transaction, token: string, ending: Ending): Promise<void> {
  const [reader] = await transaction.select().from(newsletterReaders).where(eq(newsletterReaders.token, token));
  if (reader?.email) {
    await endAdvertisingAt(transaction, reader.email, ending);
    return;
  }
  const ofAccount = reader?.userId ? eq(users.id, reader.userId) : eq(users.advertisingToken, token);
  const [account] = await transaction.select().from(users).where(ofAccount);
  if (account) await endAdvertisingOf(transaction, account, ending);
}

/** Ends the advertising to an account, and to its address if that is known to be its own. */
async function endAdvertisingOf(transaction: Transaction, account: UserRow, ending: Ending): Promise<void> {
  const { id, email, acceptsAdvertising, emailVerifiedAt, advertisingVouched } = account;
  if (email !== null && (emailVerifiedAt !== null || advertisingVouched)) {
    await endAdvertisingAt(transaction, email, ending);
    return;
  }
  if (!acceptsAdvertising) return;
  await stopAccount(transaction, id);
  await recordConsent(transaction, { ...ending, email, userId: id });
}

type Choice = { readonly accepts: boolean; readonly wording: string; readonly at: Date };

/** Stores what a person chose in the profile, with a record if it is a change. `person` is locked. */
export async function chooseAdvertising(
  transaction: Transaction,
  person: UserRow,
  { accepts, wording, at }: Choice,
): Promise<void> {
  if (accepts === person.acceptsAdvertising) return;
  const choice = { at, place: 'profile', wording } as const;
  if (!accepts) {
    await endAdvertisingOf(transaction, person, { ...choice, what: 'ended-person' });
    return;
  }
  await transaction.update(users).set({ acceptsAdvertising: true }).where(eq(users.id, person.id));
  await recordConsent(transaction, { ...choice, what: 'given', email: person.email, userId: person.id });
}
