import { Client, Pool } from 'pg';
import { migrate } from '#platform/database/migrate.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';

const lockNumber = 7_041_983;

/** Creates the migrated database `template` unless it exists; concurrent runs create it once. */
export async function ensureTemplate(url: string, template: string): Promise<void> {
  await onServer(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount !== 0) return;
    const draft = `${template}_new`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template template0`);
    await migrateAt(withDatabase(url, draft));
    // An incomplete template must never be cloned, so it gets its name when the work is done.
    await client.query(`alter database ${draft} rename to ${template}`);
  });
}

/** Drops the databases that a run left on a server that goes on. */
export async function dropDatabases(url: string, prefix: string): Promise<void> {
  await onServer(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  });
}

/** Runs `work` on its own connection to the server's main database. */
export async function onServer<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function migrateAt(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    await migrate(pool, migrationsFolder);
  } finally {
    await pool.end();
  }
}
