import type { Pool } from 'pg';

/** What the query of a table adds up: of its rows alone, `t`. */
type Mark = (table: string) => string;

const kept = new Map<Mark, WeakMap<Pool, Promise<string>>>();

/** When they were last used is noted by the minute, whatever is asked. */
const notesItsUse: ReadonlySet<string> = new Set(['sessions', 'program_tokens']);

const byContent: Mark = (table) =>
  `hashtextextended(${notesItsUse.has(table) ? `(to_jsonb(t) - 'last_used_at')` : 't'}::text, 0)`;

/** By the transaction that wrote each row: reading that costs less than reading the row. */
const byWriter: Mark = (table) =>
  notesItsUse.has(table) ? byContent(table) : 'hashint8extended(t.xmin::text::bigint, 0)';

/**
 * Returns one text for all stored data, except the rate limit counters and times of use: equal texts mean the same data. The rows'
 * hashes are added up, because PostgreSQL sorts in parallel processes, which cost more than all else for tables as small
 * as the tests'. The query is prepared: planning it takes longer than running it.
 */
export function storedIn(pool: Pool): Promise<string> {
  return sumsOf(pool, byContent);
}

/** The same for what was written: equal texts mean that no row was, not even with what it had. Only for one database. */
export function writtenIn(pool: Pool): Promise<string> {
  return sumsOf(pool, byWriter);
}

async function sumsOf(pool: Pool, mark: Mark): Promise<string> {
  const queries = kept.get(mark) ?? new WeakMap<Pool, Promise<string>>();
  kept.set(mark, queries);
  const text = queries.get(pool) ?? queryOfAll(pool, mark);
  queries.set(pool, text);
  const sums = await pool.query<{ sum: string }>({ name: mark.name, text: await text });
  return sums.rows.map(({ sum }) => sum).join('\n');
}

async function queryOfAll(pool: Pool, mark: Mark): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'rate_limits' order by 1`,
  );
  const parts = rows.map(
    ({ name }) => `select '${name} ' || count(*) || ' ' || coalesce(sum(${mark(name)}), 0) as sum from "${name}" t`,
  );
  return `${parts.join(' union all ')} order by 1`;
}
