import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { escapedForLike } from '#platform/database/like-pattern.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { UserRow } from '../accounts/users.service.ts';

// Letter by letter the expression of the index users_search.
const searched = sql`plain_text(username || ' ' || coalesce(name, '') || ' ' || coalesce(lastname, '') || ' ' || coalesce(email, '') || ' ' || coalesce(dni, ''))`;

const byName = sql`lower(${users.username})`;

type PeopleAsked = { readonly search: string | undefined; readonly after: string | undefined; readonly most: number };

/** People by user name, after one, whose data hold every word of a search. */
export function peopleAfter(db: Executor, { search = '', after, most }: PeopleAsked): Promise<UserRow[]> {
  const words = search.split(/\s+/).filter(Boolean);
  const matches = words.map((word) => sql`${searched} like '%' || plain_text(${escapedForLike(word)}) || '%'`);
  return db
    .select()
    .from(users)
    .where(and(...matches, after === undefined ? undefined : gt(byName, after.toLowerCase())))
    .orderBy(asc(byName))
    .limit(most);
}

/** Everybody, by user name. */
export function everybody(db: Executor): Promise<UserRow[]> {
  return db.select().from(users).orderBy(asc(byName));
}

/**
 * The administrators, locked until the transaction ends: two who demote or delete each other take turns, so that one of
 * them is left.
 */
export async function lockAdmins(transaction: Executor): Promise<readonly number[]> {
  const admins = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.rol, 'admin'))
    .orderBy(asc(users.id))
    .for('update');
  return admins.map(({ id }) => id);
}
