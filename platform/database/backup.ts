import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { BackupRefused, inEmptyFolder } from './backup-folder.ts';
import { connectionSettings } from './database.ts';
import { keptTables, type KeptTable } from './table-list.ts';

export { BackupRefused };

const manifest = z.object({
  format: z.literal(1),
  /** The migrations that produced the schema of the data. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
});

type Manifest = z.output<typeof manifest>;

const manifestFile = 'manifest.json';

/** Readable by the owner alone: the files hold password hashes and addresses. */
const mode = 0o600;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const columnsOf = ({ columns }: KeptTable) => columns.map(quoted).join(', ');

/** Runs work without timeouts on its own connection, because a pooled one cannot carry streams. */
async function withoutTimeouts<Result>(address: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const unlimited = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };
  const client = new Client({ ...connectionSettings, ...unlimited, connectionString: address });
  // The statement that fails because of a lost connection throws the error, so ignore the event.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

type How = {
  /** Writes what belongs to the backup besides the database, after its snapshot. */
  readonly besides?: () => Promise<void>;
  /** Ends the backup early. */
  readonly signal?: AbortSignal;
};

/**
 * Writes a snapshot of all data of the database into a new folder, while the shop goes on: for each table a compressed
 * file in PostgreSQL's COPY format, and a manifest. Returns the number of rows. Throws BackupRefused if the folder has
 * files. A backup that fails leaves nothing behind.
 */
export function backUp(
  address: string,
  folder: string,
  { besides, signal = AbortSignal.any([]) }: How = {},
): Promise<number> {
  return inEmptyFolder(folder, async () => {
    const list = await withoutTimeouts(address, (client) => copyTables(client, folder, signal));
    await besides?.();
    signal.throwIfAborted();
    // The manifest is written last: a folder with a manifest is a complete backup.
    await writeFile(join(folder, manifestFile), JSON.stringify(list, null, 2), { flag: 'wx', mode });
    return rowsIn(list);
  });
}

async function copyTables(client: Client, folder: string, signal: AbortSignal): Promise<Manifest> {
  await client.query('begin transaction isolation level repeatable read read only');
  const tables = [];
  for (const table of await keptTables(client)) {
    const source = client.query(copyTo(`copy ${quoted(table.name)} (${columnsOf(table)}) to stdout`));
    await pipeline(source, createGzip(), createWriteStream(fileOf(folder, table), { flags: 'wx', mode }), { signal });
    tables.push({ name: table.name, columns: [...table.columns], rows: source.rowCount ?? 0 });
  }
  const migrations = await migrationsOf(client);
  await client.query('commit');
  return { format: 1, migrations, tables };
}

/**
 * Throws BackupRefused unless a folder has a whole backup of these migrations: every file is there and unpacks. So nothing
 * is touched for a folder that cannot be restored.
 */
export async function checkBackup(folder: string, migrations: readonly string[]): Promise<void> {
  const list = await readManifest(folder);
  refuseOther(list, migrations);
  for (const table of list.tables) {
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    await pipeline(createReadStream(fileOf(folder, table)), createGunzip(), nowhere).catch(() => {
      throw new BackupRefused(`La copia de ${folder} está incompleta o dañada (${table.name}.copy.gz).`);
    });
  }
}

/**
 * Restores a backup into a database that has the same migrations and no users, in one transaction. `adapt` changes, in
 * the same transaction, the data that are true on one server only. Returns the number of rows. Throws BackupRefused.
 */
export async function restore(
  address: string,
  folder: string,
  adapt: (client: Client) => Promise<void>,
): Promise<number> {
  const list = await readManifest(folder);
  return withoutTimeouts(address, async (client) => {
    refuseOther(list, await migrationsOf(client));
    const { rowCount } = await client.query('select 1 from users limit 1');
    if (rowCount !== 0) throw new BackupRefused('La base de datos no está vacía: no se restaura sobre una tienda.');
    await client.query('begin');
    for (const { name } of list.tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
    await client.query(`truncate ${list.tables.map(({ name }) => quoted(name)).join(', ')}`);
    for (const table of list.tables) {
      const target = client.query(copyFrom(`copy ${quoted(table.name)} (${columnsOf(table)}) from stdin`));
      await pipeline(createReadStream(fileOf(folder, table)), createGunzip(), target);
    }
    await advanceSequences(client);
    await adapt(client);
    for (const { name } of list.tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
    await client.query('commit');
    await client.query('analyze');
    return rowsIn(list);
  });
}

const rowsIn = ({ tables }: Manifest) => tables.reduce((sum, { rows }) => sum + rows, 0);

function refuseOther(list: Manifest, migrations: readonly string[]): void {
  if (migrations.join() === list.migrations.join()) return;
  throw new BackupRefused('La copia es de otra versión de la tienda: restáurela con la versión que la hizo.');
}

const fileOf = (folder: string, { name }: KeptTable) => join(folder, `${name}.copy.gz`);

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw new BackupRefused(`En ${folder} no hay una copia entera (falta ${manifestFile}).`);
  });
  const read = manifest.safeParse(parsed(text));
  if (!read.success) throw new BackupRefused(`${manifestFile} no es de una copia de la tienda.`);
  return read.data;
}

/** Returns JSON as data; undefined for a text that is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function migrationsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
  return rows.map(({ name }) => name);
}

/** Sets the identity sequences above the restored ids. */
async function advanceSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select attrelid::regclass::text as table, attname as column,
        pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attidentity <> ''`,
  );
  for (const { table, column, sequence } of rows) {
    await client.query(
      `select setval($1, greatest((select max(${quoted(column)}) from ${table}), 1), (select count(*) > 0 from ${table}))`,
      [sequence],
    );
  }
}
