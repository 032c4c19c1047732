import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, testDatabase, type TestDatabase } from '#test/database.ts';
import { processEnvironment } from '#test/node-process.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await write('0001_first.sql', 'create table first (id int); insert into first values (1);');
  await write('0002_second.sql', 'create table second (id int);');
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

function write(name: string, sql: string) {
  return writeFile(join(folder, name), sql);
}

test('migrations run once, in order, and are listed as pending before', async () => {
  expect(await pendingMigrations(database.pool, folder)).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await migrate(database.pool, folder)).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await pendingMigrations(database.pool, folder)).toEqual([]);
  expect(await migrate(database.pool, folder)).toEqual([]);
  const { rows } = await database.pool.query('select id from first');
  expect(rows).toEqual([{ id: 1 }]);
});

test('a migration that fails leaves nothing of itself and keeps those before it', async () => {
  await write('0002_second.sql', 'create table second (id int); select 1 / 0;');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'La migración 0002_second.sql falló y no cambió nada: division by zero',
  );
  expect(await pendingMigrations(database.pool, folder)).toEqual(['0002_second.sql']);
  const { rows } = await database.pool.query(`select to_regclass('second') as second`);
  expect(rows).toEqual([{ second: null }]);

  await write('0002_second.sql', 'create table second (id int);');
  expect(await migrate(database.pool, folder)).toEqual(['0002_second.sql']);
});

test('an applied migration that was changed, removed or follows a later one is refused in one line', async () => {
  await migrate(database.pool, folder);
  await write('0001_first.sql', 'create table first (id bigint);');
  await expect(migrate(database.pool, folder)).rejects.toThrow('La migración 0001_first.sql cambió después');
  await expect(pendingMigrations(database.pool, folder)).rejects.toThrow('0001_first.sql cambió');

  await rm(join(folder, '0001_first.sql'));
  await expect(migrate(database.pool, folder)).rejects.toThrow('Falta la migración 0001_first.sql');

  await write('0001_first.sql', 'create table first (id int); insert into first values (1);');
  await write('0000_late.sql', 'create table late (id int);');
  await expect(migrate(database.pool, folder)).rejects.toThrow('La migración 0000_late.sql llega tarde');
});

test('line endings of another system change nothing', async () => {
  await write('0002_second.sql', 'create table second (\n  id int\n);\n');
  await migrate(database.pool, folder);
  await write('0002_second.sql', 'create table second (\r\n  id int\r\n);\r\n');
  expect(await migrate(database.pool, folder)).toEqual([]);
});

test('two migrations of one number and badly named ones are refused', async () => {
  await write('0002_other.sql', 'select 1;');
  await expect(migrate(database.pool, folder)).rejects.toThrow('Hay dos migraciones con el número 0002');
  await rm(join(folder, '0002_other.sql'));
  await write('third.sql', 'select 1;');
  await expect(migrate(database.pool, folder)).rejects.toThrow('La migración third.sql no se llama NNNN_nombre.sql');
});

test('four processes that start at once apply each migration once', { tags: 'long' }, async () => {
  await write('0003_slow.sql', 'select pg_sleep(0.2); create table third (id int);');
  const applied = await Promise.all(Array.from({ length: 4 }, migrateInAnotherProcess));
  expect(applied.flat().toSorted()).toEqual(['0001_first.sql', '0002_second.sql', '0003_slow.sql']);
  expect(await pendingMigrations(database.pool, folder)).toEqual([]);
});

test('the template of the tests has all of the shop’s own migrations', async () => {
  const clone = await testDatabase();
  expect(await pendingMigrations(clone.pool, migrationsFolder)).toEqual([]);
  await clone.drop();
});

async function migrateInAnotherProcess(): Promise<string[]> {
  const script = `
    import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'database.ts'))};
    import { migrate } from ${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))};
    const { pool, close } = await openDatabase(process.argv[1]);
    process.stdout.write(JSON.stringify(await migrate(pool, process.argv[2])));
    await close();`;
  const args = ['--input-type=module', '--eval', script, database.url, folder];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: processEnvironment });
  const names: string[] = JSON.parse(stdout);
  return names;
}
