import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { reviews } from '#contract/marketing/reviews.ts';
import { emptyDatabase } from './database.ts';
import { purchaseScene } from './purchase.ts';
import { openShop, type Shop } from './shop.ts';
import { storedIn } from './stored.ts';
import { BackupRefused, backUp, restore } from '#platform/database/backup.ts';
import { reanchorEvents } from '#platform/events/move-positions.ts';
import { migrate } from '#platform/database/migrate.ts';
import { takeEvents } from '#platform/events/take-events.ts';
import { subscribers } from '#server/start/jobs.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';

let shop: Shop;
let folder: string;

beforeAll(async () => {
  shop = await openShop();
  folder = await mkdtemp(join(tmpdir(), 'percha-backup-'));
  const scene = purchaseScene(shop);
  const product = await scene.product({ name: 'Camisa «Río»\t\\N', stock: 5 });
  const ana = await shop.customer('ana');
  await ana.call(reviews.create, { productId: product.id, calification: 5, comment: 'Línea 1\nLínea 2 \\.' });
  const { init_point, reference } = await ana.call(checkout.start, { cartItems: [product.line(2)] });
  await scene.pay(init_point, 'APRO');
  // Wait for the provider's notification, so that nothing changes during the comparison.
  await vi.waitFor(async () => {
    const { rowCount } = await shop.pool.query(
      "select 1 from payment_notices join orders on status = 'approved' where handled_at is not null and reference = $1",
      [reference],
    );
    if (rowCount === 0) throw new Error('not paid yet');
  }, 60_000);
  // What a subscriber had not taken becomes a failed event of the restored shop.
  await takeEvents(shop.services, subscribers);
});

afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** The tables that differ by server: the change feed, and the transaction ids of the events. */
const ownTables = /^(?:changes|events|event_subscribers|schema_migrations) .*\n?/gm;

const restoreHere = (address: string, copy: string) =>
  restore(address, copy, (client) => reanchorEvents(drizzle(client)));

/** Returns the columns of the events that are the same on every server. */
async function eventsIn(pool: Pool) {
  const { rows } = await pool.query('select id, at, kind, subject, actor, data from events order by id');
  return rows;
}

test('a backup is restored exactly on an empty server, which can go on from there', async () => {
  const copy = join(folder, 'copy');
  const rows = await backUp(shop.databaseUrl, copy);
  expect(rows).toBeGreaterThan(10);
  const other = await emptyDatabase();
  await migrate(other.pool, migrationsFolder);
  expect(await restoreHere(other.url, copy)).toBe(rows);
  const stored = async (pool: typeof other.pool) => (await storedIn(pool)).replaceAll(ownTables, '');
  expect(await stored(other.pool)).toBe(await stored(shop.pool));
  expect(await eventsIn(other.pool)).toEqual(await eventsIn(shop.pool));
  const { rows: added } = await other.pool.query<{ id: number }>(
    "insert into users (username, rol, name) values ('nueva', 'client', 'Nueva') returning id",
  );
  const { rows: last } = await shop.pool.query<{ id: number }>('select max(id) as id from users');
  expect(added[0]?.id).toBe((last[0]?.id ?? 0) + 1);
  // The triggers that were disabled meanwhile are enabled again.
  await expect(other.pool.query('truncate events cascade')).rejects.toThrow('only added to');
  await other.drop();
});

test(
  'a restore over a shop, from an incomplete backup, or from another version is rejected',
  { tags: 'long' },
  async () => {
    const copy = join(folder, 'second');
    await backUp(shop.databaseUrl, copy);
    await expect(restoreHere(shop.databaseUrl, copy)).rejects.toThrow(BackupRefused);
    await expect(backUp(shop.databaseUrl, copy)).rejects.toThrow('no está vacía');
    const other = await emptyDatabase();
    await migrate(other.pool, migrationsFolder);
    await other.pool.query("insert into schema_migrations (name, checksum) values ('9999_next.sql', 'x')");
    await expect(restoreHere(other.url, copy)).rejects.toThrow('otra versión');
    await other.pool.query("delete from schema_migrations where name = '9999_next.sql'");
    await rm(join(copy, 'manifest.json'));
    await expect(restoreHere(other.url, copy)).rejects.toThrow('entera');
    expect((await readdir(copy)).length).toBeGreaterThan(10);
    await other.drop();
  },
);

test('MEND-14 a backup is readable by its owner alone', async () => {
  const copy = join(folder, 'private');
  await backUp(shop.databaseUrl, copy);
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect(await modeOf(copy)).toBe(0o700);
  const modes = await Promise.all((await readdir(copy)).map((name) => modeOf(join(copy, name))));
  expect(new Set(modes)).toEqual(new Set([0o600]));
});

test('a restore that fails half way leaves the server empty', { tags: 'long' }, async () => {
  const copy = join(folder, 'third');
  await backUp(shop.databaseUrl, copy);
  await rm(join(copy, 'variants.copy.gz'));
  const other = await emptyDatabase();
  await migrate(other.pool, migrationsFolder);
  await expect(restoreHere(other.url, copy)).rejects.toThrow('ENOENT');
  expect((await other.pool.query('select 1 from users')).rowCount).toBe(0);
  await other.drop();
});
