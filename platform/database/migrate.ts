import type { Pool, PoolClient } from 'pg';
import { readMigrations, type Migration } from './migration-files.ts';
import { MigrationRefused } from './migration-refused.ts';

export { MigrationRefused };

type Applied = { readonly name: string; readonly checksum: string };

/** The number of the advisory lock. Arbitrary, but the same for all shops, so that only one migrates at a time. */
const lockNumber = 7_041_982;

/**
 * Applies the pending migrations, each in its own transaction, and returns the names of those it applied. Several shops
 * may start at once: one works, the others wait and find nothing to do. Throws MigrationRefused when an applied
 * migration was changed or is missing, or when one fails.
 */
export async function migrate(pool: Pool, folder: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const waiting = pendingAmong(migrations, await readApplied(client));
    for (const migration of waiting) await apply(client, migration);
    return waiting.map(({ name }) => name);
  } finally {
    // Closing the connection releases the lock and discards the changed timeouts, also after an error.
    client.release(true);
  }
}

/**
 * Returns the names of the pending migrations, in order; empty when the database is up to date. Throws MigrationRefused
 * as `migrate` does.
 */
export async function pendingMigrations(pool: Pool, folder: string): Promise<string[]> {
  const { rows } = await pool.query<{ known: boolean }>(`select to_regclass('schema_migrations') is not null as known`);
  const applied = rows[0]?.known === true ? await readApplied(pool) : [];
  return pendingAmong(readMigrations(folder), applied).map(({ name }) => name);
}

async function readApplied(executor: Pool | PoolClient): Promise<Applied[]> {
  const { rows } = await executor.query<Applied>(
    'select name, checksum from schema_migrations order by name collate "C"',
  );
  return rows;
}

function pendingAmong(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const onDisk = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const file = onDisk.get(name);
    if (file === undefined) {
      throw new MigrationRefused(
        `Falta la migración ${name}, ya aplicada: la base de datos es de otra versión de la tienda. Use una nueva.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new MigrationRefused(`La migración ${name} cambió después de aplicarse: deshaga el cambio y escriba otra.`);
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  const waiting = migrations.filter(({ name }) => !done.has(name));
  const newest = applied.at(-1)?.name ?? '';
  const late = waiting.find(({ name }) => name < newest);
  if (late !== undefined) {
    throw new MigrationRefused(`La migración ${late.name} llega tarde: ya se aplicó ${newest}. Dele un número mayor.`);
  }
  return waiting;
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationRefused(`La migración ${name} falló y no cambió nada: ${reason}`, { cause: error });
  }
}
