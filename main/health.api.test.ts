import { expect, test } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { createHealth } from '#platform/health/health.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

async function ask(pool: Parameters<typeof createHealth>[0], path: string): Promise<[number, unknown]> {
  const answer = await createHealth(pool, migrationsFolder)(new Request(`http://percha.example${path}`));
  return [answer.status, await answer.json()];
}
const ok = [200, { status: 'ok' }];
const missing = (what: string) => [503, { status: 'unavailable', missing: what }];

test('the process is alive and ready with its database, and only alive without', async () => {
  expect([await ask(here.shop.pool, '/healthz'), await ask(here.shop.pool, '/readyz')]).toEqual([ok, ok]);
  const other = await openDatabase(here.shop.databaseUrl);
  await other.close();
  expect([await ask(other.pool, '/healthz'), await ask(other.pool, '/readyz')]).toEqual([ok, missing('database')]);
});

test('a migration that is still to come makes the shop not ready', async () => {
  const { rows } = await here.shop.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'name' and table_name like '%migration%'`,
  );
  const table = rows[0]?.name ?? '';
  await here.shop.pool.query(`delete from "${table}" where name = (select max(name) from "${table}")`);
  expect(await ask(here.shop.pool, '/readyz')).toEqual(missing('migrations'));
});
