import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countryOf } from '#contract/core/countries/countries.ts';
import { countryCodes } from '#contract/core/countries/country.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import { taxShares } from '#contract/sales/checkout/tax-shares.ts';
import { migrate } from '#platform/database/migrate.ts';
import { emptyDatabase, type TestDatabase } from '#test/database.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';

const adjusts = '0045_order_adjustments.sql';

const countries = countryCodes.map(countryOf);

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrationsFolder)) {
    if (name < adjusts) await cp(join(migrationsFolder, name), join(folder, name));
  }
  await migrate(database.pool, folder);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

/** Inserts an order as the shop did before it had adjustments. */
async function placeAsBefore(currency: string, discount: number): Promise<string> {
  const { rows } = await database.pool.query<{ reference: string }>(
    `insert into orders (reference, status, email, currency, subtotal_minor, discount_minor, shipping_method,
      shipping_title, shipping_minor, total_minor, order_date, is_open, bag_key, expires_at)
    values (gen_random_uuid(), 'approved', 'x@example.com', $1, 9999999999, $2, 'home', 'Envío', 0, 9999999999 - $2::bigint, now(),
      false, '', now())
    returning reference`,
    [currency, discount],
  );
  return rows[0]?.reference ?? '';
}

async function adjustmentsOf(reference: string) {
  const { rows } = await database.pool.query(
    `select position, line, kind, source, title, amount_minor as amount, tax_minor as tax
    from order_adjustments where order_reference = $1`,
    [reference],
  );
  return rows;
}

/** The adjustment of an order with one discount, as a new order gets it. */
function expected(currency: string, discount: number) {
  const [country] = countries.filter((one) => one.currency === currency);
  const goods = [{ percent: country?.vat.usual ?? 0, amount: moneyOf(9_999_999_999, currency) }];
  const [tax] = taxShares(goods, [[moneyOf(-discount, currency)]]);
  return [{ position: 0, line: null, kind: 'discount', source: 'desk', title: '', amount: -discount, tax: tax?.minor }];
}

test('DESK-4 orders of before get their discount as an adjustment, in every country, and so do those of old processes', async () => {
  const currencies = countries.map(({ currency }) => currency);
  expect(new Set(currencies).size).toBe(currencies.length);
  const discounts = [1, 100, 12_345, 9_999_999_998];
  const placed = [];
  for (const currency of currencies) {
    for (const discount of discounts) {
      placed.push({ currency, discount, reference: await placeAsBefore(currency, discount) });
    }
  }
  const plain = await placeAsBefore('ARS', 0);
  await cp(join(migrationsFolder, adjusts), join(folder, adjusts));
  await migrate(database.pool, folder);
  for (const { currency, discount, reference } of placed) {
    expect(await adjustmentsOf(reference)).toEqual(expected(currency, discount));
  }
  expect(await adjustmentsOf(plain)).toEqual([]);
  // A process of the version before runs on while this one is deployed.
  expect(await adjustmentsOf(await placeAsBefore('CLP', 777))).toEqual(expected('CLP', 777));
  expect(await adjustmentsOf(await placeAsBefore('CLP', 0))).toEqual([]);
});

test('DESK-4 the database refuses adjustments that are not what their order costs less', async () => {
  const reference = await placeAsBefore('ARS', 500);
  const changes = [
    `insert into order_adjustments values ('${reference}', 1, null, 'discount', 'desk', '', -1, 0)`,
    `update order_adjustments set amount_minor = amount_minor - 1 where order_reference = '${reference}'`,
    `delete from order_adjustments where order_reference = '${reference}'`,
  ];
  for (const change of changes) {
    await expect(database.pool.query(change)).rejects.toMatchObject({ constraint: 'order_adjustments_sum' });
  }
  await expect(
    database.pool.query(`update order_adjustments set line = 7 where order_reference = '${reference}'`),
  ).rejects.toMatchObject({ code: '23503' });
  await database.pool.query('delete from orders where reference = $1', [reference]);
  expect(await adjustmentsOf(reference)).toEqual([]);
});
