import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { products } from '#server/catalogue/catalogue.tables.ts';
import { users } from '#server/accounts/accounts.tables.ts';
import { markedMode, markMode } from '#server/shop-mode/shop-mode.service.ts';
import { testDatabase } from '#test/database.ts';
import type { TestDatabase } from '#test/database.ts';
import { demoProducts } from './catalogue/demo-products.ts';
import { seedDemo } from './seed.ts';

const goods = demoProducts();

let database: TestDatabase;
let mediaDir: string;

beforeEach(async () => {
  database = await testDatabase();
  mediaDir = await mkdtemp(join(tmpdir(), 'percha-seed-'));
});

afterEach(async () => {
  await database.drop();
  await rm(mediaDir, { recursive: true, force: true });
});

/** Returns the number of open transactions that are idle. */
async function waitingTransactions(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows[0]?.count ?? 0;
}

async function stored(): Promise<Map<string, number>> {
  const names = await readdir(join(mediaDir, 'originals'));
  const files = names.filter((name) => name.endsWith('.avif'));
  const written = files.map(async (name) => {
    const { mtimeMs } = await stat(join(mediaDir, 'originals', name));
    return [name, mtimeMs] as const;
  });
  return new Map(await Promise.all(written));
}

test('MEND-2 no transaction is open while the pictures are copied, and of three concurrent first starts one stocks the shop', async () => {
  const seen: Promise<number>[] = [];
  const start = () => {
    const onProgress = (line: string) => {
      if (line.startsWith('Copiando')) seen.push(waitingTransactions());
    };
    return seedDemo({ ...database, mediaDir, onProgress });
  };
  const outcomes = await Promise.all([start(), start(), start()]);
  expect(outcomes.toSorted()).toEqual([false, false, true]);
  expect(await Promise.all(seen)).toEqual([0, 0, 0, 0]);
  expect(await database.db.select().from(products)).toHaveLength(goods.length);
});

test('MEND-2 an interrupted start leaves an empty shop, and the next one reuses the copied pictures', async () => {
  const stopping = new AbortController();
  const interrupted = seedDemo({
    ...database,
    mediaDir,
    signal: stopping.signal,
    onProgress: (line) => line.startsWith('Copiando') && stopping.abort(),
  });
  await expect(interrupted).rejects.toThrow('aborted');
  expect(await database.db.select().from(users)).toEqual([]);
  const before = await stored();
  expect(before.size).toBeGreaterThan(0);
  expect(await seedDemo({ ...database, mediaDir, onProgress: () => undefined })).toBe(true);
  const after = await stored();
  expect(after.size).toBeGreaterThan(before.size);
  for (const [name, written] of before) expect(after.get(name)).toBe(written);
});

test('MEND-2 a shop with its own empty media folder copies the pictures of a stocked database', async () => {
  const start = () => seedDemo({ ...database, mediaDir, onProgress: () => undefined });
  await start();
  const copied = await stored();
  await rm(mediaDir, { recursive: true });
  expect(await start()).toBe(false);
  expect([...(await stored()).keys()]).toEqual([...copied.keys()]);
});

test('MEND-11 a database that a live shop claimed while the demo was copied stays empty', async () => {
  const outcome = seedDemo({
    ...database,
    mediaDir,
    onProgress: (line) => line.startsWith('Copiando') && void markMode(database.db, 'live'),
  });
  expect(await outcome).toBe(false);
  expect(await markedMode(database.db)).toBe('live');
  expect(await database.db.select().from(users)).toEqual([]);
});

test('a shop with users of its own is no demo, and no picture is copied for it', async () => {
  await database.db.insert(users).values({ username: 'alguien', email: null, rol: 'client', name: 'Alguien' });
  expect(await seedDemo({ ...database, mediaDir, onProgress: () => undefined })).toBe(false);
  expect(await readdir(mediaDir)).toEqual([]);
});
