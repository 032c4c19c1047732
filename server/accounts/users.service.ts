import { desc, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit.ts';
import type { Executor } from '#platform/database/database.ts';
import { users } from './accounts.tables.ts';

export type UserRow = typeof users.$inferSelect;

/** The condition for a user name, in any case. */
export function isUser(username: string) {
  return eq(sql`lower(${users.username})`, username.trim().toLowerCase());
}

/** The condition for an e-mail address, in any case. */
export function hasEmail(email: string) {
  return eq(sql`lower(${users.email})`, email.toLowerCase());
}

/** What of a person administrators change. */
export const personChanges = ['user.create-admin', 'user.role'] as const satisfies readonly AuditAction[];

/** A user, locked until the transaction ends. */
export async function lockUser(transaction: Executor, where: SQL): Promise<UserRow | undefined> {
  const [found] = await transaction.select().from(users).where(where).for('update');
  return found;
}

/** The user of a name, in any case. */
export async function userNamed(db: Executor, username: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(isUser(username));
  return found;
}

// PostgreSQL, bigint: what is longer is no row's number.
const isRowNumber = (text: string) => /^\d{1,15}$/.test(text);

/**
 * The user of a name, or else of an e-mail address, both in any case. One statement whatever is found, so that the time
 * does not tell. A name wins: whoever takes somebody's name for an address never stands in that person's place, and new
 * names hold no '@'.
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

/** The user of a name, or else of a row's number: some calls put either in the same place. */
export async function userOfKey(db: Executor, key: string): Promise<UserRow | undefined> {
  const named = await userNamed(db, key);
  if (named || !isRowNumber(key)) return named;
  const [numbered] = await db
    .select()
    .from(users)
    .where(eq(users.id, Number(key)));
  return numbered;
}
