import { beforeAll, expect, test } from 'vitest';
import type { Given, Output } from '#contract/core/protocol/endpoint.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

type Asked = Given<typeof orderDesk.list>;
type Found = Output<typeof orderDesk.list>;

const here = openedDesk(purchaseScene);

beforeAll(async () => {
  await here.shop.pool.query(`
    insert into users (username, name, lastname, email, dni) values
      ('inés.a', 'Inés', 'Álvarez', 'ines@example.com', '30111222'), ('raul', 'Raúl', null, 'raul@example.org', null)`);
  await here.shop.pool.query(`
    insert into orders (reference, user_id, status, email, currency, subtotal_minor, shipping_method, shipping_title,
      shipping_minor, total_minor, order_date, is_open, bag_key, expires_at)
    select gen_random_uuid(), (select id from users where username = case when n % 2 = 0 then 'inés.a' else 'raul' end),
      (array['approved', 'rejected', 'failure'])[1 + n % 3], case when n = 7 then 'otra@regalo.example' else 'x@example.com' end,
      'ARS', 100 * (n / 4 + 1), 'home', 'Envío', 0, 100 * (n / 4 + 1), timestamptz '2026-01-01' + n * interval '1 hour',
      false, '', now()
    from generate_series(1, 75) n`);
});

/** Returns all pages of a list, forwards; each must be the page before the next one, read backwards. */
async function pagesOf(asked: Asked): Promise<Found[]> {
  const pages: Found[] = [await here.admin.call(orderDesk.list, asked)];
  for (let last = pages[0]; last?.next; last = pages.at(-1)) {
    const page = await here.admin.call(orderDesk.list, { ...asked, after: last.next });
    const before = await here.admin.call(orderDesk.list, { ...asked, before: page.previous ?? '' });
    expect(before.orders).toEqual(last.orders);
    expect(before.previous).toEqual(last.previous);
    pages.push(page);
  }
  return pages;
}

test.each([
  ['date-desc', 'all'],
  ['date-asc', 'all'],
  ['total-desc', 'all'],
  ['total-asc', 'failure'],
  ['date-asc', 'failure'],
] as const)('AORD-1 sorted by %s, of state %s: pages forwards and backwards, without gaps', async (order, status) => {
  const pages = await pagesOf({ order, status });
  const orders = pages.flatMap((page) => page.orders);
  const of = status === 'all' ? 75 : 50;
  expect(new Set(orders.map(({ reference }) => reference)).size).toBe(of);
  expect(pages.map(({ total }) => total)).toEqual(pages.map(() => of));
  const values = orders.map((one) => (order.startsWith('date') ? Date.parse(one.orderDate) : one.total.minor));
  const sorted = values.toSorted((a, b) => a - b);
  expect(values).toEqual(order.endsWith('asc') ? sorted : sorted.toReversed());
  expect(pages[0]?.previous).toBeNull();
});

test('AORD-1 the search finds orders by a part of the buyer’s name, user name, DNI or e-mail', async () => {
  const found = async (asked: Asked) => (await here.admin.call(orderDesk.list, asked)).total;
  for (const number of ['alvarez', 'INES alva', '30111222', 'ines@example']) expect(await found({ number })).toBe(37);
  expect(await found({ number: 'raul', status: 'approved' })).toBe(13);
  expect(await found({ number: 'otra@regalo' })).toBe(1);
  expect(await found({ number: '%' })).toBe(0);
  expect(await found({ buyer: 'INÉS.A' })).toBe(37);
  expect(await found({ buyer: 'nadie' })).toBe(0);
});

test('AORD-1 an order in the list names its buyer, and none whose account was deleted', async () => {
  const [order] = (await here.admin.call(orderDesk.list, { number: 'otra@regalo' })).orders;
  expect(order).toMatchObject({ buyer: { username: 'raul', name: 'Raúl', lastname: null }, units: 0 });
  await here.shop.pool.query(`update orders set user_id = null where email = 'otra@regalo.example'`);
  expect((await here.admin.call(orderDesk.list, { number: 'otra@regalo' })).orders[0]?.buyer).toBeNull();
});

test('a cursor of another list begins this one', async () => {
  const first = await here.admin.call(orderDesk.list, {});
  expect((await here.admin.call(orderDesk.list, { after: '1700000000000_12' })).orders).toEqual(first.orders);
});
