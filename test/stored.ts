import type { Pool } from 'pg';

/**
 * Returns one text for all stored data, except the rate limit counters: equal texts mean that nothing changed. The rows'
 * hashes are added up, because PostgreSQL sorts in parallel processes, which cost more than all else for tables as small
 * as the tests'.
 */
export async function storedIn(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'rate_limits' order by 1`,
  );
  const parts = rows.map(
    ({ name }) =>
      `select '${name} ' || count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from "${name}" t`,
  );
  const sums = await pool.query<{ sum: string }>(`${parts.join(' union all ')} order by 1`);
  return sums.rows.map(({ sum }) => sum).join('\n');
}
