import { and, desc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { AuditAction } from '#contract/office/audit-desk.ts';
import { plainEmail } from '#contract/core/fields/email-pattern.ts';
import type { Executor } from '#platform/database/database.ts';
import { prepared, type Given } from '#platform/database/prepared.ts';
import { users } from './accounts.tables.ts';

export type UserRow = typeof users.$inferSelect;

/** Returns the condition for a user name, case-insensitively. */
export function isUser(username: string) {
  return eq(sql`lower(${users.username})`, username.trim().toLowerCase());
}

/**
 * Returns the condition for a user name that looks like this one: of all that look the same there can be one. The database alone
 * says what they have in common, because the index is by its words for it.
 */
export function looksLikeUser(username: string) {
  return sql`username_look = user_name_key(${username}::text)`;
}

/** Returns the condition for an e-mail address, case-insensitively. */
export function hasEmail(email: string) {
  return eq(sql`lower(${users.email})`, plainEmail(email).toLowerCase());
}

/** True if an account has proven that an address is its own. */
export async function hasProven(db: Executor, id: number, email: string): Promise<boolean> {
  const isProven = and(eq(users.id, id), hasEmail(email), isNotNull(users.emailVerifiedAt));
  return (await db.select({ id: users.id }).from(users).where(isProven)).length > 0;
}

/** The actions by which administrators change a person. */
export const personChanges = ['user.create-admin', 'user.role'] as const satisfies readonly AuditAction[];

/** Returns a user, locked until the transaction ends. */
export async function lockUser(transaction: Executor, where: SQL): Promise<UserRow | undefined> {
  const [found] = await transaction.select().from(users).where(where).for('update');
  return found;
}

/** True if an account with this number exists. */
export async function isAccount(db: Executor, id: number): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return found.length > 0;
}

/** Returns the user with a name, case-insensitively. */
export async function userNamed(db: Executor, username: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(isUser(username));
  return found;
}

// PostgreSQL, bigint: a longer number cannot be a row's.
const isRowNumber = (text: string) => /^\d{1,15}$/.test(text);

/**
 * Returns the user with a name, else with an e-mail address, both case-insensitively. It is one query in all cases, so
 * that the response time reveals nothing (timing attack). Names take precedence: a user name that equals somebody's
 * address cannot log in as that person, and new user names cannot contain '@'.
 */
export async function userLoggingIn(db: Executor, nameOrEmail: string): Promise<UserRow | undefined> {
  const [found] = await db
    .select()
    .from(users)
    .where(or(isUser(nameOrEmail), hasEmail(nameOrEmail.trim())))
    .orderBy(desc(isUser(nameOrEmail)))
    .limit(1);
  return found;
}

/** Returns the user with a name, else with a row's number: some calls pass either one in the same parameter. */
export async function userOfKey(db: Executor, key: string): Promise<UserRow | undefined> {
  const named = await userNamed(db, key);
  if (named || !isRowNumber(key)) return named;
  const [numbered] = await db
    .select()
    .from(users)
    .where(eq(users.id, Number(key)));
  return numbered;
}

/** Returns the name and identity document of a person, as the payment provider gets them. */
export async function payerById(db: Executor, id: number) {
  const [found] = await payer(db, { id });
  return found;
}

const payer = prepared((db, given: Given<{ id: number }>) => {
  const { name, lastname: surname, dni } = users;
  return db
    .select({ name, surname, dni })
    .from(users)
    .where(eq(users.id, given('id')));
});
