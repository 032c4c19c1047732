import { and, asc, eq, sql } from 'drizzle-orm';
import type { PeopleSort } from '#contract/office/people-desk.ts';
import { countIn } from '#platform/database/count-rows.ts';
import type { Executor } from '#platform/database/database.ts';
import { readFrom, type Edge, type Keyset } from '#platform/database/keyset.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { isPersonLike } from '#server/people/accounts/person-search.service.ts';
import type { UserRow } from '#server/people/accounts/users.service.ts';

const byName = sql`lower(${users.username})`;

type PeopleAsked = { readonly search?: string | undefined; readonly rol?: UserRow['rol'] | undefined };

/** Where a page of people begins, by the cursor of the list. */
export type PeopleEdge = { readonly side: 'after' | 'before'; readonly cursor: string };

function whereOf({ search = '', rol }: PeopleAsked) {
  return and(rol && eq(users.rol, rol), isPersonLike(search));
}

/** Returns people whose data contain every word of a search, from an edge, in the order of the list. */
export function peopleFrom(
  db: Executor,
  asked: PeopleAsked,
  { sort, from, most }: { readonly sort: PeopleSort; readonly from: PeopleEdge | undefined; readonly most: number },
): Promise<UserRow[]> {
  const { where, orderBy } = readFrom(keysetOf(sort), from && edgeOf(from, sort));
  return db
    .select()
    .from(users)
    .where(and(whereOf(asked), where))
    .orderBy(...orderBy)
    .limit(most);
}

function keysetOf(sort: PeopleSort): Keyset {
  const isDescending = sort.endsWith('desc');
  // User names are unique, so the name is its own tie-breaker, and its index is enough.
  return sort.startsWith('username')
    ? { by: byName, id: byName, isDescending }
    : { by: users.createdAt, id: users.id, isDescending };
}

/** Returns the cursor of a row in a list that is sorted in this way. */
export function peopleCursor({ username, createdAt, id }: UserRow, sort: PeopleSort): string {
  return sort.startsWith('username') ? username : `${createdAt.getTime()}_${id}`;
}

/** A cursor of another sort order begins the list. */
function edgeOf({ side, cursor }: PeopleEdge, sort: PeopleSort): Edge | undefined {
  if (sort.startsWith('username')) {
    const name = sql`${cursor.toLowerCase()}::text`;
    return { side, by: name, id: name };
  }
  const [, ms, id] = /^(\d{1,13})_(\d{1,15})$/.exec(cursor) ?? [];
  if (ms === undefined) return undefined;
  return { side, by: sql`${new Date(Number(ms)).toISOString()}::timestamptz`, id: sql`${id}::bigint` };
}

/** Returns how many people match, counted up to `most` and one more. */
export function countPeople(db: Executor, asked: PeopleAsked, most: number): Promise<number> {
  return countIn(db, { of: users, where: whereOf(asked), key: users.id }, most);
}

/** Returns everybody, by user name. */
export function everybody(db: Executor): Promise<UserRow[]> {
  return db.select().from(users).orderBy(asc(byName));
}

/**
 * Returns the owners, locked until the transaction ends: two who demote or delete each other run one after the
 * other, so that one of them remains.
 */
export async function lockOwners(transaction: Executor): Promise<readonly number[]> {
  const owners = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.rol, 'admin'))
    .orderBy(asc(users.id))
    .for('update');
  return owners.map(({ id }) => id);
}
