import { sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
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
