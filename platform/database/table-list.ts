import type { ClientBase } from 'pg';

/** A table of a backup, with its columns except generated ones. */
export type KeptTable = { readonly name: string; readonly columns: readonly string[] };

/**
 * Tables that a running shop fills again by itself: rate limit counters, the change feed for running processes, and where the
 * last backup of this server is.
 */
const notKept = ['backups', 'rate_limits', 'changes', 'schema_migrations'];

/** Returns the tables of the shop, referenced ones before those that refer to them, so that foreign keys hold. */
export async function keptTables(client: ClientBase): Promise<KeptTable[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
      where nspname = 'public' and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
        and relname <> all($1)
      group by relname order by relname`,
    [notKept],
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
    if (next.length === 0) throw new Error('the foreign keys of the tables form a cycle');
    ordered.push(...next);
  }
  return ordered;
}
