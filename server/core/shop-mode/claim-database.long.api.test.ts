import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { refusedStart } from '#test/refused-start.ts';
import { markedMode, markMode } from './shop-mode.service.ts';

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

test('a database of an earlier version is refused with one line, and stays as it is', async () => {
  const { db, pool, url, drop } = await testDatabase();
  await pool.query("insert into schema_migrations (name, checksum) values ('0001_shop.sql', 'x')");
  expect(await refusedStart({ DATABASE_URL: url, DATA_DIR: folder })).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^Falta la migración 0001_shop\.sql, ya aplicada: .* otra versión .* nueva\.$/)],
  });
  expect(await markedMode(db)).toBeUndefined();
  await drop();
});

test('MEND-11 a demonstration does not open the database of a live shop, and says why in one line', async () => {
  const { db, url, drop } = await testDatabase();
  await markMode(db, 'live');
  expect(await refusedStart({ DATABASE_URL: url, DATA_DIR: folder })).toEqual({
    code: 1,
    lines: [expect.stringContaining('tienda real')],
  });
  await drop();
});
