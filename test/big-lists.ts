import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { z } from 'zod';
import { audit } from '#contract/office/audit-desk.ts';
import { call, type Send } from '#contract/core/protocol/call.ts';
import { catalogue } from '#contract/goods/products.ts';
import type { Endpoint, Given } from '#contract/core/protocol/endpoint.ts';
import { finder } from '#contract/office/finder.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { people } from '#contract/office/people-desk.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { stock } from '#contract/goods/stock/stock.ts';
import { createApi } from '#server/start/api.ts';
import { openShop } from './shop.ts';

/** The beginning of a statement that changes nothing, perhaps after a comment. */
const isRead = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with)\b/i;

type Statement = { readonly text: string; readonly values: unknown[] };

type PlanNode = {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter': number;
  readonly 'Rows Removed by Index Recheck': number;
  readonly Plans: readonly PlanNode[];
};

type Ask = <E extends Endpoint>(endpoint: E, given: Given<E>) => Promise<unknown>;

/** The beginning of the digest of '1', as in the generated names. */
const md5Start = 'c4ca4238a0';

const lists = {
  'the products': (ask) => ask(productDesk.list, {}),
  'a late page of the products': (ask) => ask(productDesk.list, { page: 2000 }),
  'the products by name': (ask) => ask(productDesk.list, { order: 'name', page: 3 }),
  'the products by price': (ask) => ask(productDesk.list, { order: 'price-desc' }),
  'a search of products': (ask) => ask(productDesk.list, { search: md5Start }),
  'the products of a category': (ask) => ask(productDesk.list, { category: 7 }),
  'the sizes with few units': (ask) => ask(stock.list, { level: 'low' }),
  'a search in the shop': (ask) => ask(catalogue.search, { productName: md5Start }),
  'a search with a typing error': (ask) => ask(catalogue.search, { productName: `${md5Start}9d9d9x` }),
  'the orders': (ask) => ask(orderDesk.list, {}),
  'the orders that failed': (ask) => ask(orderDesk.list, { status: 'failure' }),
  'the orders by total': (ask) => ask(orderDesk.list, { order: 'total-desc', status: 'failure' }),
  'the orders of a buyer like a text': (ask) => ask(orderDesk.list, { number: md5Start }),
  'an order by its number': (ask) => ask(orderDesk.list, { number: '77' }),
  'an order by the beginning of its reference': (ask) => ask(orderDesk.list, { number: 'N° E6461221' }),
  'the orders of a day': (ask) => ask(orderDesk.list, { status: 'failure', from: '2026-11-01', to: '2026-11-01' }),
  'the people': (ask) => ask(people.list, {}),
  'the newest people': (ask) => ask(people.list, { order: 'since-desc' }),
  'the people of a role': (ask) => ask(people.list, { rol: 'client' }),
  'a search of people': (ask) => ask(people.list, { search: md5Start }),
  'the log of changes': (ask) => ask(audit.list, {}),
  'one order': (ask) => ask(orders.one, { key: '77' }),
  'a product': (ask) => ask(catalogue.detail, { id: 77 }),
  'anything by a name': (ask) => ask(finder.find, { search: md5Start }),
  'anything by a word that all products have': (ask) => ask(finder.find, { search: 'prenda' }),
  'anything by an e-mail': (ask) => ask(finder.find, { search: '777@example.com' }),
  'anything by the beginning of a number': (ask) => ask(finder.find, { search: '9877' }),
  'anything by two letters': (ask) => ask(finder.find, { search: 'pe' }),
} satisfies Record<string, (ask: Ask) => Promise<unknown>>;

/** The lists of the shop and its desk, in words. */
export const listNames = Object.keys(lists);

/** What the finder is asked for. */
export const searches = [
  'pe',
  'xk',
  'om',
  'ex',
  'c4',
  'persona',
  'persona99',
  'example.com',
  '@exa',
  `${md5Start} 1@`,
  '98',
  'zzqqx',
];

/** Opens a shop with so many products, people and orders each. */
export async function openBigLists(many: number) {
  const shop = await openShop();
  const { pool } = shop;
  await fill(pool, many);
  let statements: Statement[] = [];
  const logQuery = (text: string, values: unknown[]) => statements.push({ text, values });
  const api = createApi({ ...shop.services, db: drizzle(pool, { logger: { logQuery } }) });
  const headers = { authorization: `Bearer ${(await shop.admin()).token}` };
  const send: Send = async (path, init) =>
    api.fetch(
      new Request(`${shop.settings.publicUrl}${shop.settings.apiBase}${path}`, {
        ...init,
        headers: { ...init.headers, ...headers },
      }),
      { ip: '127.0.0.1' },
    );
  const ask: Ask = (endpoint, given) => call(send, endpoint, given);

  async function readsOf(work: () => Promise<unknown>): Promise<Statement[]> {
    statements = [];
    await work();
    return statements.filter(({ text }) => isRead.test(text));
  }

  return {
    close: shop.close,

    /** Returns the statements by which a list is read, each with the large tables that it would read as a whole. */
    async readList(name: string) {
      const reads = await readsOf(async () => new Map(Object.entries(lists)).get(name)?.(ask));
      return Promise.all(reads.map(async (read) => ({ text: read.text, whole: await wholeReads(pool, read) })));
    },

    /** Returns the statements by which the finder searches, each with the most rows that a part of it reads. */
    async search(text: string) {
      const reads = await readsOf(() => ask(finder.find, { search: text }));
      return Promise.all(reads.map(async (read) => ({ text: read.text, rows: await mostRowsRead(pool, read) })));
    },
  };
}

export type BigLists = Awaited<ReturnType<typeof openBigLists>>;

/** Fills all large tables, without change notifications, and updates the planner's statistics. */
async function fill(pool: Pool, many: number): Promise<void> {
  const client = await pool.connect();
  // It is not a request that has to end in time.
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into categories select n, 'Categoría ' || chr(64 + n), 'men' from generate_series(1, 20) n`,
  );
  await client.query('alter table products disable trigger products_feed_added');
  await client.query(`
    insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
    select 'Prenda ' || md5(n::text), '', 'men', 'Marca ' || n % 50, 'Azul', 1000 + n, 1 + n % 20
    from generate_series(1, ${many}) n`);
  await client.query('alter table products enable trigger products_feed_added');
  await client.query('alter table variants disable trigger variants_feed_added');
  await client.query(`
    insert into variants (product_id, brand_size, stock)
    select id, size, case when id % 1000 = 0 then 0 else 20 end from products, unnest(array['S', 'M']) size`);
  await client.query('alter table variants enable trigger variants_feed_added');
  await client.query(`
    insert into users (username, name, email)
    select 'persona' || n, md5(n::text), n || '@example.com' from generate_series(1, ${many}) n`);
  await client.query(`
    insert into orders (reference, status, email, currency, subtotal_minor, shipping_method, shipping_title,
      shipping_minor, total_minor, order_date, is_open, bag_key, expires_at, payment_id)
    select gen_random_uuid(), (array['approved', 'rejected', 'failure'])[1 + n % 3], 'x@example.com', 'ARS', 100, 'home',
      'Envío', 0, 100,
      now() - n * interval '1 minute', false, '', now(), n
    from generate_series(1, ${many}) n`);
  await client.query(`
    insert into order_lines (order_reference, position, product_id, name, color, brand_size, quantity, price_minor)
    select reference, 0, 1, 'Prenda', 'Azul', 'M', 1, 100 from orders`);
  await client.query('vacuum analyze');
  client.release(true);
}

/** Returns the sequential scans of large tables in a plan. */
async function wholeReads(pool: Pool, { text, values }: Statement): Promise<string[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  return rows
    .map((row) => row['QUERY PLAN'])
    .filter((line) => /Seq Scan on (?:products|variants|users|orders|order_lines|emails)\b/.test(line));
}

const planNode: z.ZodType<PlanNode> = z.looseObject({
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  'Rows Removed by Index Recheck': z.number().default(0),
  get Plans() {
    return z.array(planNode).default([]);
  },
});

/** Returns the most rows that a part of a statement's plan reads when it runs. */
async function mostRowsRead(pool: Pool, { text, values }: Statement): Promise<number> {
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: unknown }[] }>(
    `explain (analyze, format json) ${text}`,
    values,
  );
  return mostIn(planNode.parse(rows[0]?.['QUERY PLAN'][0]?.Plan));
}

function mostIn(node: PlanNode): number {
  const each = node['Actual Rows'] + node['Rows Removed by Filter'] + node['Rows Removed by Index Recheck'];
  return Math.max(each * node['Actual Loops'], ...node.Plans.map(mostIn));
}
