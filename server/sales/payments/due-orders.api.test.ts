import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { claimUnasked } from './due-orders.ts';

let database: TestDatabase;

const ordersCount = 5000;

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    `with made as (
        insert into orders (reference, status, email, currency, subtotal_minor, shipping_method, shipping_title,
          shipping_minor, total_minor, order_date, is_open, bag_key, expires_at)
        select gen_random_uuid(), 'approved', 'a@b.example', 'ARS', 100, 'home', 'Envío', 0, 100,
          now() - interval '1 day' * (n % 180), false, '', now()
        from generate_series(1, $1::int) n returning reference, order_date)
      insert into payment_sessions (order_reference, provider, external_id, url, ask_at)
      select reference, 'p', reference::text, 'https://pay.example', now() + (now() - order_date) / 2 from made`,
    [ordersCount],
  );
  await database.pool.query('analyze orders');
  await database.pool.query('analyze payment_sessions');
});
afterAll(() => database.drop());

test('BACK-3 of many paid orders those that are due are found by an index, and no other is read', async () => {
  const query = claimUnasked({ db: database.db, clock: () => new Date(Date.now() + 60_000) }, 100);
  const { rows } = await database.db.execute<Record<string, string>>(sql`explain ${query.getSQL()}`);
  const plan = rows.map((row) => Object.values(row).join('')).join('\n');
  expect(plan).toContain('payment_sessions_ask_at');
  expect(plan).not.toContain('Seq Scan');
});
