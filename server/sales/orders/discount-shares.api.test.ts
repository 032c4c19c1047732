import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { price } from '#contract/sales/checkout/pricing.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { deskDiscount } from '#contract/sales/orders/adjustments.ts';
import { migrate } from '#platform/database/migrate.ts';
import { emptyDatabase } from '#test/database.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';

const shares = '0036_discount_shares.sql';

/** Prices and quantities of the lines of orders, and their discounts. */
const placed = [
  {
    lines: [
      { price: 3333, quantity: 3 },
      { price: 9999, quantity: 2 },
    ],
    discount: 1000,
  },
  {
    lines: [
      { price: 1, quantity: 1 },
      { price: 1, quantity: 1 },
      { price: 1, quantity: 1 },
    ],
    discount: 2,
  },
  {
    lines: [
      { price: 0, quantity: 2 },
      { price: 9_999_999_999, quantity: 20 },
    ],
    discount: 199_999_999_979,
  },
  { lines: [{ price: 100, quantity: 2 }], discount: 0 },
];

test('DESK-4 orders of before get the shares of their discount that new ones get, and their refunds what they gave back', async () => {
  const { pool, drop } = await emptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrationsFolder)) {
    if (name < shares) await cp(join(migrationsFolder, name), join(folder, name));
  }
  await migrate(pool, folder);
  for (const { lines, discount } of placed) {
    const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
    const { rows } = await pool.query<{ reference: string }>(
      `insert into orders (reference, status, email, currency, subtotal_minor, discount_minor, shipping_method,
        shipping_title, shipping_minor, total_minor, order_date, is_open, bag_key, expires_at)
      values (gen_random_uuid(), 'approved', 'x@example.com', 'ARS', $1, $2, 'home', 'Envío', 0, $1::bigint - $2::bigint, now(), false, '', now())
      returning reference`,
      [subtotal, discount],
    );
    for (const [position, line] of lines.entries()) {
      await pool.query(
        `insert into order_lines (order_reference, position, product_id, name, color, brand_size, quantity, price_minor)
        values ($1, $2, 1, 'Remera', 'Azul', 'M', $3, $4)`,
        [rows[0]?.reference, position, line.quantity, line.price],
      );
    }
  }
  await pool.query(
    `insert into refund_lines (request, order_reference, position, quantity, restock)
    select gen_random_uuid(), order_reference, position, quantity, true from order_lines where price_minor = 3333`,
  );
  await cp(join(migrationsFolder, shares), join(folder, shares));
  await migrate(pool, folder);
  const found = await pool.query<{ discount: number }>(
    `select order_lines.discount_minor as discount from order_lines join orders on reference = order_reference
    order by number, position`,
  );
  const expected = placed.flatMap(({ lines, discount }) =>
    price(
      lines.map((line) => ({ currentPrice: shopMoney(line.price), quantity: line.quantity })),
      shopMoney(0),
      deskDiscount(shopMoney(discount)),
    ).lines.map(({ cost, paid }) => cost.minor - paid.minor),
  );
  expect(found.rows.map((row) => row.discount)).toEqual(expected);
  expect(expected.slice(0, 2)).toEqual([333, 667]);
  // Each unit of 33.33 gave back 32.21, rounded down from 32.219.
  const back = await pool.query<{ amount: number }>('select amount_minor as amount from refund_lines');
  expect(back.rows).toEqual([{ amount: 9663 }]);
  await rm(folder, { recursive: true });
  await drop();
});
