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

/** All goods, in the clothes of the first ones: what is tried here does not depend on how many pictures are drawn. */
const all = demoProducts();
const goods = all.map((product, at) => ({ ...product, drawings: all[at % 4]?.drawings ?? [] }));

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

/** How many transactions are open and wait for their shop. */
async function waitingTransactions(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows[0]?.count ?? 0;
}

async function stored(): Promise<Map<string, number>> {
  const names = await readdir(join(mediaDir, 'originals'));
  const files = names.filter((name) => name.endsWith('.svg'));
  const written = files.map(async (name) => {
    const { mtimeMs } = await stat(join(mediaDir, 'originals', name));
    return [name, mtimeMs] as const;
  });
  return new Map(await Promise.all(written));
}

test('MEND-2 no transaction is open while the pictures are drawn, and of three first starts at once one stocks the shop', async () => {
  const seen: Promise<number>[] = [];
  const start = () => {
    const onProgress = (line: string) => {
      if (line.startsWith('Dibujando')) seen.push(waitingTransactions());
    };
    return seedDemo({ ...database, mediaDir, goods, isAhead: false, onProgress });
  };
  const outcomes = await Promise.all([start(), start(), start()]);
  expect(outcomes.toSorted()).toEqual([false, false, true]);
  expect(await Promise.all(seen)).toEqual([0, 0, 0, 0]);
  expect(await database.db.select().from(products)).toHaveLength(goods.length);
});

test('MEND-2 a start that is interrupted leaves an empty shop, and the next one goes on with what was drawn', async () => {
  const stopping = new AbortController();
  const interrupted = seedDemo({
    ...database,
    mediaDir,
    goods,
    isAhead: false,
    signal: stopping.signal,
    onProgress: (line) => line.startsWith('Dibujando') && stopping.abort(),
  });
  await expect(interrupted).rejects.toThrow('aborted');
  expect(await database.db.select().from(users)).toEqual([]);
  const before = await stored();
  expect(before.size).toBeGreaterThan(0);
  expect(await seedDemo({ ...database, mediaDir, goods, isAhead: false, onProgress: () => undefined })).toBe(true);
  const after = await stored();
  expect(after.size).toBeGreaterThan(before.size);
  for (const [name, written] of before) expect(after.get(name)).toBe(written);
});

test('MEND-2 a shop whose pictures another one keeps elsewhere draws its own', async () => {
  const start = () => seedDemo({ ...database, mediaDir, goods, isAhead: false, onProgress: () => undefined });
  await start();
  const drawn = await stored();
  await rm(mediaDir, { recursive: true });
  expect(await start()).toBe(false);
  expect([...(await stored()).keys()]).toEqual([...drawn.keys()]);
});

test('MEND-11 a database that a live shop claimed while the demo was drawn stays empty', async () => {
  const outcome = seedDemo({
    ...database,
    mediaDir,
    goods: goods.slice(0, 2),
    isAhead: false,
    onProgress: (line) => line.startsWith('Dibujando') && void markMode(database.db, 'live'),
  });
  expect(await outcome).toBe(false);
  expect(await markedMode(database.db)).toBe('live');
  expect(await database.db.select().from(users)).toEqual([]);
});

test('a shop whose people came by themselves is no demo, and nothing is drawn for it', async () => {
  await database.db.insert(users).values({ username: 'alguien', email: null, rol: 'client', name: 'Alguien' });
  expect(await seedDemo({ ...database, mediaDir, goods, isAhead: false, onProgress: () => undefined })).toBe(false);
  expect(await readdir(mediaDir)).toEqual([]);
});
