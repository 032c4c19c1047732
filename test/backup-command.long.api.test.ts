import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { readMigrations } from '#platform/database/migration-files.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import { backupCommand } from './backup-command.ts';
import { runFolder } from './database.folders.ts';
import { ask, embeddedFolder } from './embedded-folder.ts';

const shop = embeddedFolder();
let folder: string;

beforeEach(() => {
  folder = runFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a restore that the database rejects removes the database that it made', async () => {
  const [copy, dataDir] = [join(folder, 'copy'), join(folder, 'data')];
  const migrations = readMigrations(migrationsFolder).map(({ name }) => name);
  const tables = [{ name: 'users', columns: ['id'], rows: 1 }];
  await mkdir(copy);
  await writeFile(join(copy, 'manifest.json'), JSON.stringify({ format: 1, migrations, tables }));
  await writeFile(join(copy, 'users.copy.gz'), gzipSync('not a number\n'));
  expect((await backupCommand('restore', copy, dataDir)).code).toBe(1);
  expect(existsSync(dataDir)).toBe(false);
});

test('a backup of a folder without a shop says so in one line, and makes nothing', async () => {
  expect(await backupCommand('backup', join(folder, 'copy'), join(folder, 'data'))).toEqual({
    code: 1,
    lines: [expect.stringContaining('No hay una tienda')],
  });
  expect(await readdir(folder)).toEqual([]);
});

test('a closed shop on the included database is backed up and restored, with its pictures', async () => {
  const opened = await shop.start();
  const { pool, close } = await openDatabase(opened.url);
  await migrate(pool, migrationsFolder);
  await pool.query("insert into users (username, rol, name) values ('ana', 'client', 'Ana')");
  await close();
  await opened.stop();
  const [copy, media] = [join(folder, 'copy'), join(shop.path, 'media')];
  await mkdir(media);
  await writeFile(join(media, 'picture'), 'x');
  expect(await backupCommand('backup', copy, shop.path)).toMatchObject({ code: 0 });
  expect(await backupCommand('backup', copy, shop.path)).toEqual({
    code: 1,
    lines: [expect.stringContaining('no está vacía')],
  });
  await rm(join(shop.path, 'postgres'), { recursive: true });
  await rm(media, { recursive: true });
  expect(await backupCommand('restore', copy, shop.path)).toMatchObject({ code: 0 });
  const restored = await shop.start();
  expect(await ask(restored.url, 'select name from users')).toBe('Ana');
  expect(await readdir(media)).toEqual(['picture']);
});
