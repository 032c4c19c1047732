import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import type { ConsentKind, ConsentPlace } from '#contract/people/accounts/consents.ts';
import { plainEmail } from '#contract/core/fields/email-pattern.ts';
import { language } from '#messages/present-language.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { users } from './accounts.tables.ts';
import { consents } from './advertising.tables.ts';

type Happened = {
  readonly at: Date;
  readonly what: ConsentKind;
  readonly place: ConsentPlace;
  readonly email: string | null;
  readonly userId?: number | undefined;
  /** The text that the person was shown, in the language of the request. */
  readonly wording?: string;
  readonly reason?: string;
};

/** Adds to the record of consents, in the transaction of what happened. */
export async function recordConsent(transaction: Executor, { wording = '', ...happened }: Happened): Promise<void> {
  await transaction.insert(consents).values({ ...happened, wording, language: wording === '' ? '' : language() });
}

/**
 * Returns what is left of an address that was forgotten: SHA-256 with the shop's key (HMAC), which nobody can compute from a list of
 * addresses without it.
 */
function forgottenAddress(email: string, key: Buffer): Buffer {
  return createHmac('sha256', key)
    .update(`consent ${plainEmail(email).toLowerCase()}`)
    .digest();
}

/** Replaces an address by its keyed hash in the records that `which` allows. They stay, so that a consent can still be proven. */
export async function forgetConsents(
  transaction: Transaction,
  { email, key, which }: { readonly email: string; readonly key: Buffer; readonly which?: SQL | undefined },
): Promise<void> {
  await transaction
    .update(consents)
    .set({ email: null, emailHash: forgottenAddress(email, key) })
    .where(and(hasAddress(email), which));
}

/** The same for every address that an account had. */
export async function forgetConsentsOf(transaction: Transaction, userId: number, key: Buffer): Promise<void> {
  const had = await transaction
    .selectDistinct({ email: consents.email })
    .from(consents)
    .where(eq(consents.userId, userId));
  for (const { email } of had) {
    if (email !== null) await forgetConsents(transaction, { email, key, which: eq(consents.userId, userId) });
  }
}

const hasAddress = (email: string) => eq(sql`lower(${consents.email})`, plainEmail(email).toLowerCase());

/** True for the request of an address that never confirmed since. */
export const neverConfirmed = sql`${consents.what} = 'asked' and not exists (
  select from ${consents} as later where lower(later.email) = lower(${consents.email}) and later.id > ${consents.id}
    and later.what = 'confirmed')`;

/** Returns what a person agreed to and took back, by the account or by the address that is proven to be the person's, oldest first. */
export function consentsOf(
  db: Executor,
  { userId, email }: { readonly userId: number; readonly email: string | null },
) {
  const { at, what, place, wording } = consents;
  return db
    .select({ at, what, place, wording })
    .from(consents)
    .where(or(eq(consents.userId, userId), email === null ? undefined : hasAddress(email)))
    .orderBy(asc(consents.id));
}

/** Returns the records after one, oldest first, with the user name of the account if it still exists. */
export function consentsAfter(db: Executor, id: number, most: number) {
  return db
    .select({ record: consents, username: users.username })
    .from(consents)
    .leftJoin(users, eq(users.id, consents.userId))
    .where(gt(consents.id, id))
    .orderBy(asc(consents.id))
    .limit(most);
}
