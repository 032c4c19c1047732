import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
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

/** The user of a name, in any case. */
export async function userNamed(db: Executor, username: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(isUser(username));
  return found;
}

// PostgreSQL, bigint: what is longer is no row's number.
const isRowNumber = (text: string) => /^\d{1,15}$/.test(text);

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
