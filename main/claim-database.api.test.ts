import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '#demo/people/demo-people.ts';
import { migrate } from '#platform/database/migrate.ts';
import { migrationsFolder } from '#server/context/migrations-folder.ts';
import { markedMode, markMode } from '#server/shop-mode/shop-mode.service.ts';
import { emptyDatabase, testDatabase } from '#test/database.ts';
import { refusedStart } from '#test/refused-start.ts';
import { claimDatabase } from './claim-database.ts';
import { StartRefused } from '#platform/process/start-refused.ts';

const live = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://percha.example',
  MP_ACCESS_TOKEN: 'TEST-1',
  MP_WEBHOOK_SECRET: 'x',
  SMTP_URL: 'smtp://127.0.0.1:1',
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'percha-mode-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('MEND-11 live mode does not open a database with demo data, and says why in one line', async () => {
  const { db, url, drop } = await testDatabase();
  await markMode(db, 'demo');
  expect(await refusedStart({ ...live, DATABASE_URL: url, DATA_DIR: folder })).toEqual({
    code: 1,
    lines: [expect.stringContaining('datos de demostración')],
  });
  expect(await markedMode(db)).toBe('demo');
  await drop();
});

test('MEND-11 demo data from before the mark is known by its administrator', async () => {
  const { db, pool, url, drop } = await emptyDatabase();
  const earlier = join(folder, 'earlier');
  await cp(migrationsFolder, earlier, { recursive: true });
  const names = await readdir(earlier);
  const mark = names.find((name) => name.endsWith('_shop_mode.sql')) ?? '';
  for (const name of names) if (name >= mark) await rm(join(earlier, name));
  await migrate(pool, earlier);
  for (const { username, rol, legajo } of demoPeople) {
    // As the tables were then, which the code of today no longer knows.
    await pool.query('insert into users (username, rol, legajo) values ($1, $2, $3)', [username, rol, legajo]);
  }
  await migrate(pool, migrationsFolder);
  expect(await markedMode(db)).toBe('demo');
  expect(await refusedStart({ ...live, DATABASE_URL: url, DATA_DIR: folder })).toMatchObject({ code: 1 });
  await drop();
});

test('MEND-11 a live shop keeps its database for itself, and a demonstration does not open it', async () => {
  const { db, url, drop } = await testDatabase();
  await claimDatabase(db, 'live');
  await claimDatabase(db, 'live');
  await markMode(db, 'demo');
  await expect(claimDatabase(db, 'demo')).rejects.toThrow(StartRefused);
  expect(await refusedStart({ DATABASE_URL: url, DATA_DIR: folder })).toEqual({
    code: 1,
    lines: [expect.stringContaining('tienda real')],
  });
  await drop();
});

test('MEND-11 a database that nobody marked opens in demo mode as it is', async () => {
  const { db, drop } = await testDatabase();
  await claimDatabase(db, 'demo');
  expect(await markedMode(db)).toBeUndefined();
  await drop();
});
