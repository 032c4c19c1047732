import type { Pool } from 'pg';

const queries = new WeakMap<Pool, Promise<string>>();

/** When they were last used is noted by the minute, whatever is asked. */
const notesItsUse: ReadonlySet<string> = new Set(['sessions', 'program_tokens']);

/**
 * Returns one text for all stored data, except the rate limit counters and times of use: equal texts mean that nothing changed. The rows'
 * hashes are added up, because PostgreSQL sorts in parallel processes, which cost more than all else for tables as small
 * as the tests'. The query is prepared: planning it takes longer than running it.
 */
export async function storedIn(pool: Pool): Promise<string> {
  const text = queries.get(pool) ?? queryOfAll(pool);
  queries.set(pool, text);
  const sums = await pool.query<{ sum: string }>({ name: 'stored', text: await text });
  return sums.rows.map(({ sum }) => sum).join('\n');
}

async function queryOfAll(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'rate_limits' order by 1`,
  );
  const parts = rows.map(({ name }) => {
    const row = notesItsUse.has(name) ? `(to_jsonb(t) - 'last_used_at')` : 't';
    return `select '${name} ' || count(*) || ' ' || coalesce(sum(hashtextextended(${row}::text, 0)), 0) as sum from "${name}" t`;
  });
  return `${parts.join(' union all ')} order by 1`;
}
