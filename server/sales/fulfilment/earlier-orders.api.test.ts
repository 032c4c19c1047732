import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { emptyDatabase } from '#test/database.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';

const fulfilment = '0016_fulfilment.sql';

test('SHIP-4 SHIP-5 paid orders from before are to be prepared, and each order of an account has its own tracking link', async () => {
  const { pool, drop } = await emptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrationsFolder)) {
    if (name < fulfilment) await cp(join(migrationsFolder, name), join(folder, name));
  }
  await migrate(pool, folder);
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (username, rol) values ('ana', 'client') returning id`,
  );
  const insert = (status: string, userId: number | null) =>
    pool.query(
      `insert into orders (reference, user_id, status, email, currency, subtotal_minor, shipping_method, shipping_title,
        shipping_minor, total_minor, order_date, is_open, bag_key, expires_at)
      values (gen_random_uuid(), $2, $1, 'x@example.com', 'ARS', 100, 'home', 'Envío', 0, 100, now(), false, '', now())`,
      [status, userId],
    );
  const ana = rows[0]?.id ?? null;
  for (const [status, userId] of [
    ['approved', ana],
    ['failure', ana],
    ['approved', null],
  ] as const) {
    await insert(status, userId);
  }
  await cp(join(migrationsFolder, fulfilment), join(folder, fulfilment));
  await migrate(pool, folder);
  await insert('approved', ana);
  const found = await pool.query<{ fulfilment: string | null; tracking_token: string | null }>(
    'select fulfilment, tracking_token from orders order by number',
  );
  expect(found.rows.map((row) => row.fulfilment)).toEqual(['to_prepare', null, 'to_prepare', null]);
  const tokens = found.rows.map((row) => row.tracking_token);
  expect(tokens.map((token) => token?.length ?? null)).toEqual([43, 43, null, 43]);
  expect(new Set(tokens).size).toBe(4);
  await rm(folder, { recursive: true });
  await drop();
});
