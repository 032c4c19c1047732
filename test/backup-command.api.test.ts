import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import { backupCommand } from './backup-command.ts';
import { runFolder } from './database.folders.ts';
import { ask, embeddedFolder } from './embedded-folder.ts';
import { startEmbeddedShop } from './embedded-shop.ts';

const shop = embeddedFolder();
let folder: string;

beforeEach(() => {
  folder = runFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

// backup-command.long.api.test.ts has the other failures, platform/database/backup.test.ts other folders.
test('a restore from a folder that is no backup says so in one line, and makes nothing', { tags: 'long' }, async () => {
  const [copy, dataDir] = [join(folder, 'copy'), join(folder, 'data')];
  await mkdir(copy);
  expect(await backupCommand('restore', copy, dataDir)).toEqual({
    code: 1,
    lines: [expect.stringContaining('no hay una copia entera')],
  });
  expect(existsSync(dataDir)).toBe(false);
});

test('a shop on the included database is backed up while it runs', { tags: 'long' }, async () => {
  const running = await startEmbeddedShop(shop.path);
  const { pool, close } = await openDatabase(running.url);
  await migrate(pool, migrationsFolder);
  await close();
  await mkdir(join(shop.path, 'media'));
  await writeFile(join(shop.path, 'media', 'picture'), 'x');
  const copy = join(folder, 'copy');
  expect(await backupCommand('backup', copy, shop.path)).toEqual({
    code: 0,
    lines: [expect.stringContaining('Copia hecha')],
  });
  expect(await ask(running.url, 'select folder from backups')).toBe(copy);
  expect(running.process.exitCode).toBeNull();
  expect(await readdir(copy)).toEqual(expect.arrayContaining(['manifest.json', 'users.copy.gz', 'media']));
  expect(await readdir(join(copy, 'media'))).toEqual(['picture']);
  await running.end('SIGTERM');
});
