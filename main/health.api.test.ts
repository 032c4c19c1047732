import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createHealth } from '#platform/health/health.ts';
import { migrationsFolder } from '#server/context/migrations-folder.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const ask = async (pool: Parameters<typeof createHealth>[0], path: string) =>
  (await createHealth(pool, migrationsFolder)(new Request(`http://percha.example${path}`))).status;

test('the process is alive and ready with its database, and only alive without', async () => {
  expect([await ask(shop.pool, '/healthz'), await ask(shop.pool, '/readyz')]).toEqual([200, 200]);
  const other = await openDatabase(shop.databaseUrl);
  await other.close();
  expect([await ask(other.pool, '/healthz'), await ask(other.pool, '/readyz')]).toEqual([200, 503]);
});

test('a migration that is still to come makes the shop not ready', async () => {
  const { rows } = await shop.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'name' and table_name like '%migration%'`,
  );
  const table = rows[0]?.name ?? '';
  await shop.pool.query(`delete from "${table}" where name = (select max(name) from "${table}")`);
  expect(await ask(shop.pool, '/readyz')).toBe(503);
});
