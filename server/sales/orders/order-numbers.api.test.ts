import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDatabase } from '#test/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';

const numbering = '0013_order_numbers.sql';

test('DESK-1 orders from before the numbers are numbered by date, and the next one follows', async () => {
  const { pool, drop } = await emptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const insert = (day: string) =>
    pool.query(
      `insert into orders (reference, status, email, currency, subtotal_minor, shipping_method, shipping_title,
        shipping_minor, total_minor, order_date, is_open, bag_key, expires_at)
      values (gen_random_uuid(), 'failure', 'x@example.com', 'ARS', 100, 'flat', 'Envío', 0, 100, $1, false, '', now())`,
      [day],
    );
  for (const name of await readdir(migrationsFolder)) {
    if (name < numbering) await cp(join(migrationsFolder, name), join(folder, name));
  }
  await migrate(pool, folder);
  for (const day of ['2026-05-02', '2026-05-01', '2026-05-03']) await insert(day);
  await cp(join(migrationsFolder, numbering), join(folder, numbering));
  expect(await migrate(pool, folder)).toEqual([numbering]);
  await insert('2020-01-01');
  const { rows } = await pool.query<{ number: number; day: string }>(
    `select number, order_date::date::text as day from orders order by number`,
  );
  expect(rows).toEqual([
    { number: 1001, day: '2026-05-01' },
    { number: 1002, day: '2026-05-02' },
    { number: 1003, day: '2026-05-03' },
    { number: 1004, day: '2020-01-01' },
  ]);
  await rm(folder, { recursive: true });
  await drop();
});
