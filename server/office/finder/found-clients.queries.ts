import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { escapedForLike } from '#platform/database/like-pattern.ts';
import { plannedAnew } from '#platform/database/prepared-client.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { isPersonMeant } from '#server/people/accounts/person-search.service.ts';

/** How many people are read one by one: the newest, and those whose user names are next. */
const nearest = { newest: 1000, next: 20 };

/**
 * Returns a few people whom an incomplete text may mean: those whose user name begins with it, then the newest whose
 * data contain every word of it.
 */
export async function clientsLike(db: Executor, text: string, most: number) {
  const ids = await idsLike(db, text, most);
  if (ids.length === 0) return [];
  const { id, username, name, lastname, email } = users;
  const found = await db.select({ id, username, name, lastname, email }).from(users).where(inArray(id, ids));
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.flatMap((one) => byId.get(one) ?? []);
}

async function idsLike(db: Executor, text: string, most: number): Promise<number[]> {
  const meant = isPersonMeant(text);
  if (meant === undefined) return [];
  const begun = await idsOf(db, begins(text, most));
  if (begun.length === most) return begun;
  const newest = await idsOf(db, amongNewest(meant, most));
  const others = newest.length === most ? newest : await idsOf(db, amongAll(meant, most));
  return [...new Set([...begun, ...others])].slice(0, most);
}

async function idsOf(db: Executor, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query);
  return rows.map(({ id }) => id);
}

/** Reads the next user names in order, because an index in the database's collation does not serve `like`. */
function begins(text: string, most: number): SQL {
  return sql`select id from (
      select id, lower(username) as begin from users where lower(username) >= lower(${text})
      order by lower(username) limit ${nearest.next}) as next
    where begin like lower(${escapedForLike(text)}) || '%' order by begin limit ${most}`;
}

/** A frequent word is found among the newest people, without reading all who have it. */
function amongNewest(meant: SQL, most: number): SQL {
  return sql`${plannedAnew} select id from (select * from users order by id desc limit ${nearest.newest}) as users
    where ${meant} order by id desc limit ${most}`;
}

/** A rare one is found by the index: materialized, else the planner would read people in order until some match. */
function amongAll(meant: SQL, most: number): SQL {
  return sql`${plannedAnew} with meant as materialized (select id from users where ${meant})
    select id from meant order by id desc limit ${most}`;
}
