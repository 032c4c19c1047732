import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { products } from '#server/goods/products/catalogue.tables.ts';
import { priceHistories } from '#server/goods/products/price-history.service.ts';
import { struckPrice } from '#contract/core/money/struck-price.ts';
import { stockDifferences } from '#server/goods/products/verify-stock.service.ts';
import { orderLines } from '#server/sales/orders/orders.tables.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { markedMode, markMode } from '#server/core/shop-mode/shop-mode.service.ts';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { quickFolder } from '#test/quick-folder.ts';
import { demoProducts } from '#demo/goods/products/demo-products.ts';
import { seedDemo } from './seed.ts';

const goods = demoProducts();

let database: TestDatabase;
/** Of all tests: it takes as long to copy the pictures as all else, and those that are there are not copied again. */
let mediaDir: string;

const emptyFolder = () => mkdtemp(join(quickFolder(), 'percha-seed-'));

beforeAll(async () => {
  mediaDir = await emptyFolder();
});
beforeEach(async () => {
  database = await testDatabase();
});

afterEach(() => database.drop());
afterAll(() => rm(mediaDir, { recursive: true }));

/**
 * Returns the number of transactions that are open now and idle. The statement may run later, so those that began after this
 * call do not count.
 */
async function waitingTransactions(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%' and xact_start < $1`,
    [new Date()],
  );
  return rows[0]?.count ?? 0;
}

/** Returns the copied pictures, with the time at which each was written. */
async function storedIn(folder: string): Promise<Map<string, number>> {
  const names = await readdir(join(folder, 'originals'));
  const files = names.filter((name) => name.endsWith('.avif'));
  const written = files.map(async (name) => {
    const { mtimeMs } = await stat(join(folder, 'originals', name));
    return [name, mtimeMs] as const;
  });
  return new Map(await Promise.all(written));
}

test('MEND-2 GOOD-7 PRICE-1 an interrupted start leaves an empty shop, and the next one reuses the copied pictures', async () => {
  const stopping = new AbortController();
  const interrupted = seedDemo({
    ...database,
    mediaDir,
    signal: stopping.signal,
    onProgress: (line) => line.startsWith('Copiando') && stopping.abort(),
  });
  await expect(interrupted).rejects.toThrow('aborted');
  expect(await database.db.select().from(users)).toEqual([]);
  const before = await storedIn(mediaDir);
  expect(before.size).toBeGreaterThan(0);
  expect(await seedDemo({ ...database, mediaDir, onProgress: () => undefined })).toBe(true);
  const after = await storedIn(mediaDir);
  expect(after.size).toBeGreaterThan(before.size);
  for (const [name, written] of before) expect(after.get(name)).toBe(written);
  // What an order of the demo has can go back to the stock: its sizes exist.
  const lines = await database.db.select({ variantId: orderLines.variantId }).from(orderLines);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(({ variantId }) => variantId === null)).toEqual([]);
  // By the history of prices too, its offers are what they say.
  const offers = (await database.db.select().from(products)).filter(({ isOffertPrice }) => isOffertPrice);
  const histories = await priceHistories(
    database.db,
    offers.map(({ id }) => id),
  );
  const struck = offers.map(({ id }) => struckPrice(histories.get(id) ?? [], { by: 'kept', days: 14 }));
  expect(offers.length).toBeGreaterThan(0);
  expect(struck).toEqual(offers.map(({ previousPrice }) => previousPrice));
  // Its orders took them, and the goods have the units that they are described with.
  expect(await stockDifferences(database.db)).toEqual([]);
  const { rows } = await database.pool.query<{ kind: string; units: number }>(
    'select kind, sum(change)::int as units from stock_movements group by kind',
  );
  const units = new Map(rows.map((row) => [row.kind, row.units]));
  expect(units.get('sale')).toBeLessThan(0);
  expect(units.get('delivery')).toBe(-(units.get('sale') ?? 0));
  const described = goods.flatMap(({ sizes }) => sizes.map(({ stock }) => stock));
  expect(units.get('opening')).toBe(described.reduce((sum, stock) => sum + stock, 0));
});

test('MEND-2 no transaction is open while the pictures are copied, of three concurrent first starts one stocks the shop, and a later one with its own empty media folder copies the pictures', async () => {
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

  const ownFolder = await emptyFolder();
  onTestFinished(() => rm(ownFolder, { recursive: true }));
  expect(await seedDemo({ ...database, mediaDir: ownFolder, onProgress: () => undefined })).toBe(false);
  const names = async (folder: string) => [...(await storedIn(folder)).keys()].toSorted();
  expect(await names(ownFolder)).toEqual(await names(mediaDir));
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
  const ownFolder = await emptyFolder();
  onTestFinished(() => rm(ownFolder, { recursive: true }));
  expect(await seedDemo({ ...database, mediaDir: ownFolder, onProgress: () => undefined })).toBe(false);
  expect(await readdir(ownFolder)).toEqual([]);
});
