import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';

type Column = { readonly name: string; readonly table: string; readonly isBytes: boolean };

/** Returns every column of every table, of the queue of jobs too, that can hold words: texts, JSON, lists of them, and bytes. */
export async function wordColumns(pool: Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select format('%I', c.column_name) as name, format('%I.%I', c.table_schema, c.table_name) as table, c.data_type = 'bytea' as "isBytes"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
       and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY', 'USER-DEFINED')
     order by 2, 1`,
  );
  return rows;
}

/** Returns where in the database one of the words stands, in any case: 'public.users.email: …' with the value. */
export async function tracesIn(pool: Pool, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, table, isBytes } of await wordColumns(pool)) {
    const condition = isBytes
      ? `exists (select from unnest($1::text[]) w where position(convert_to(w, 'UTF8') in ${name}) > 0)`
      : `exists (select from unnest($1::text[]) w where strpos(lower(${name}::text), lower(w)) > 0)`;
    const { rows } = await pool.query<{ value: string }>(
      `select left(${name}::text, 200) as value from ${table} where ${condition}`,
      [words],
    );
    found.push(...rows.map(({ value }) => `${table}.${name}: ${value}`));
  }
  return found;
}

/** Returns the files below a folder that have one of the words in their path or among their bytes. */
export async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files) {
    const bytes = await readFile(file);
    if (words.some((word) => file.includes(word) || bytes.includes(word))) found.push(file);
  }
  return found;
}
