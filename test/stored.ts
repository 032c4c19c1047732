import type { Pool } from 'pg';

/** Returns one text for all stored data, except the rate limit counters: equal texts mean that nothing changed. */
export async function storedIn(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_stat_user_tables where schemaname = 'public' and relname <> 'rate_limits' order by 1`,
  );
  const parts = rows.map(
    ({ name }) =>
      `select '${name} ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`,
  );
  const sums = await pool.query<{ sum: string }>(`${parts.join(' union all ')} order by 1`);
  return sums.rows.map(({ sum }) => sum).join('\n');
}
