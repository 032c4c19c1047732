import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#contract/audit.ts';
import { call } from '#contract/call.ts';
import { catalogue } from '#contract/catalogue.ts';
import type { Endpoint, Given } from '#contract/endpoint.ts';
import { orderDesk } from '#contract/order-desk.ts';
import { orders } from '#contract/orders.ts';
import { people } from '#contract/people.ts';
import { productDesk } from '#contract/product-desk.ts';
import { createApi } from '#server/api.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

/** How many products, people and orders the lists are tried with. */
const many = 100_000;

type Statement = { readonly text: string; readonly values: unknown[] };

let shop: Shop;
let statements: Statement[] = [];
let ask: <E extends Endpoint>(endpoint: E, given: Given<E>) => Promise<unknown>;

beforeAll(async () => {
  shop = await openShop();
  await fill();
  const logQuery = (text: string, values: unknown[]) => statements.push({ text, values });
  const api = createApi({ ...shop.services, db: drizzle(shop.pool, { logger: { logQuery } }) });
  const { headers } = await adminHeaders();
  ask = (endpoint, given) =>
    call(
      async (path, init) =>
        api.fetch(
          new Request(`${shop.settings.publicUrl}${shop.settings.apiBase}${path}`, {
            ...init,
            headers: { ...init.headers, ...headers },
          }),
          { ip: '127.0.0.1' },
        ),
      endpoint,
      given,
    );
}, 120_000);

afterAll(() => shop.close());

async function adminHeaders() {
  const admin = await shop.admin();
  return { headers: { authorization: `Bearer ${admin.token}` } };
}

/** Rows for all big tables, and what the planner knows of them. */
async function fill(): Promise<void> {
  const { pool } = shop;
  await pool.query(`insert into categories select n, 'Categoría ' || chr(64 + n), 'men' from generate_series(1, 20) n`);
  await pool.query(`
    insert into products (name, description, gender, brand_name, color, current_price_cents, category_id)
    select 'Prenda ' || md5(n::text), '', 'men', 'Marca ' || n % 50, 'Azul', 1000 + n, 1 + n % 20
    from generate_series(1, ${many}) n`);
  await pool.query(`
    insert into variants (product_id, brand_size, stock)
    select id, size, case when id % 1000 = 0 then 0 else 20 end from products, unnest(array['S', 'M']) size`);
  await pool.query(`
    insert into users (username, name, email)
    select 'persona' || n, md5(n::text), n || '@example.com' from generate_series(1, ${many}) n`);
  await pool.query(`
    insert into orders (reference, status, email, subtotal_cents, shipping_cents, total_cents, order_date, is_open,
      bag_key, expires_at, payment_id)
    select gen_random_uuid(), (array['approved', 'rejected', 'failure'])[1 + n % 3], 'x@example.com', 100, 0, 100,
      now() - n * interval '1 minute', false, '', now(), n
    from generate_series(1, ${many}) n`);
  await pool.query(`
    insert into order_lines (order_reference, position, product_id, name, color, brand_size, quantity, price_cents)
    select reference, 0, 1, 'Prenda', 'Azul', 'M', 1, 100 from orders`);
  await pool.query('vacuum analyze');
}

/** The big tables that a plan reads from one end to the other. */
async function wholeReads({ text, values }: Statement): Promise<string[]> {
  const { rows } = await shop.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  return rows
    .map((row) => row['QUERY PLAN'])
    .filter((line) => /Seq Scan on (?:products|variants|users|orders|order_lines|letters)\b/.test(line));
}

const lists: [string, () => Promise<unknown>][] = [
  ['the products', () => ask(productDesk.list, {})],
  ['a late page of the products', () => ask(productDesk.list, { page: 2000 })],
  ['the products by name', () => ask(productDesk.list, { order: 'name', page: 3 })],
  ['the products by price', () => ask(productDesk.list, { order: 'price-desc' })],
  ['a search of products', () => ask(productDesk.list, { search: md5Start })],
  ['the products of a category', () => ask(productDesk.list, { category: 7 })],
  ['a search in the shop', () => ask(catalogue.search, { productName: md5Start })],
  ['a search with a slip', () => ask(catalogue.search, { productName: `${md5Start}9d9d9x` })],
  ['the orders', () => ask(orderDesk.list, {})],
  ['the orders that failed', () => ask(orderDesk.list, { status: 'failure' })],
  ['an order by its number', () => ask(orderDesk.list, { number: '77' })],
  ['an order by the beginning of its reference', () => ask(orderDesk.list, { number: 'N° E6461221' })],
  ['the people', () => ask(people.list, {})],
  ['a search of people', () => ask(people.list, { search: md5Start })],
  ['the log of changes', () => ask(audit.list, {})],
  ['one order', () => ask(orders.one, { key: '77' })],
  ['a product', () => ask(catalogue.detail, { id: 77 })],
];

/** The beginning of the digest of '1', as the generated names have it. */
const md5Start = 'c4ca4238a0';

test.each(lists)('AORD-1 APROD-4 AUSR-2 %s: found by an index among 100,000', async (_, askList) => {
  statements = [];
  await askList();
  const reads = statements.filter(({ text }) => /^\s*select/i.test(text));
  expect(reads.length).toBeGreaterThan(0);
  const wrong = await Promise.all(reads.map(async (read) => ({ text: read.text, whole: await wholeReads(read) })));
  expect(wrong.filter(({ whole }) => whole.length > 0)).toEqual([]);
});
