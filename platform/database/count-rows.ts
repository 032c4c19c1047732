import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

/**
 * Returns how many rows a query has, counted up to `most` and one more: a large table is not read to its end. The query
 * is sorted by a key, so that the planner counts in an index and not in the table.
 */
export async function countRows(db: Executor, query: SQLWrapper, most: number): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(
    sql`select count(*)::int as found from (select 1 from ${query} as listed limit ${most + 1}) as counted`,
  );
  return rows[0]?.found ?? 0;
}

type Rows = { readonly of: PgTable; readonly where: SQL | undefined; readonly key?: SQLWrapper };

/** The same of the rows of a table that a condition holds for, sorted by their key if the condition has no index. */
export function countIn(db: Executor, { of, where, key }: Rows, most: number): Promise<number> {
  const sorted = key && sql`order by ${key}`;
  return countRows(db, sql`(select from ${of} where ${where ?? sql`true`} ${sorted})`, most);
}
