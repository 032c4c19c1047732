import type { ClientBase } from 'pg';

/** A table that a backup holds: its columns as they are written, generated ones left out. */
export type KeptTable = { readonly name: string; readonly columns: readonly string[] };

/** What a running shop creates again by itself: rate limit counters, and the change feed for running processes. */
const passing = ['rate_limits', 'catalogue_changes', 'schema_migrations'];

/** The tables of the shop, those that others refer to first, so that rows find what they refer to. */
export async function keptTables(client: ClientBase): Promise<KeptTable[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
      where nspname = 'public' and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
        and relname <> all($1)
      group by relname order by relname`,
    [passing],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered: KeptTable[] = [];
  while (ordered.length < tables.length) {
    const placed = new Set(ordered.map(({ name }) => name));
    const next = tables.filter(
      ({ name }) => !placed.has(name) && references.every(({ from, to }) => from !== name || placed.has(to)),
    );
    if (next.length === 0) throw new Error('the tables refer to each other in a circle');
    ordered.push(...next);
  }
  return ordered;
}
