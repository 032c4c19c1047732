import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { localShopTime } from '#contract/core/time/shop-time.ts';
import { catalogue } from '#contract/goods/products.ts';
import type { ProductGiven } from '#contract/goods/product-rules.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { reviews } from '#contract/marketing/reviews.ts';
import { wishlist } from '#contract/marketing/wishlist.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import type { Actor } from '#test/actor.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { shirt } from '#test/shirt.ts';
import { publishDue } from './publish-due.ts';

const here = openedDesk(purchaseScene);
let buyer: Actor;

beforeAll(async () => {
  await here.scene.product({ name: 'Pantalón Norte' });
  buyer = await here.shop.customer('lectora');
});

const given = (name: string, changes: Partial<ProductGiven> = {}) => ({
  ...shirt,
  name,
  currentPrice: '18990',
  ...changes,
});
const made = (name: string, changes?: Partial<ProductGiven>) =>
  here.admin.call(productDesk.create, given(name, changes));
const inDays = (days: number) => localShopTime(new Date(here.shop.clock.now().getTime() + days * 86_400_000));
const listed = async () => (await here.shop.guest().call(catalogue.page, {})).products.map(({ name }) => name);

/** Returns the paths of all reading calls of visitors and customers whose answer has a name. */
async function showing(name: string, id: number): Promise<string[]> {
  const calls = Object.values(api).flatMap((group) => Object.values<Endpoint>(group));
  const reads = calls.filter(({ method, permission }) => method === 'GET' && permission === undefined);
  const asked = reads.flatMap(({ path }) => {
    const own = path.replace(/:username|:user_name|(?<=^\/users\/.+):id/, 'lectora').replaceAll(/:\w+/g, String(id));
    return [name, 'invierno', String(id)].map((search) => {
      const text = encodeURIComponent(search);
      const query = `id=${id}&productId=${id}&productName=${text}&search=${text}&genrename=women&gender=women`;
      return { path, address: `${own}?${query}` };
    });
  });
  const found = new Set<string>();
  for (const { path, address } of asked) {
    for (const { send } of [here.shop.guest(), buyer]) {
      const content = await (await send(address, { method: 'GET', headers: {} })).text();
      const isNumbered = path === '/catalogue/numbers' && new RegExp(String.raw`\b${id}\b`).test(content);
      if (content.includes(name) || isNumbered) found.add(path);
    }
  }
  return [...found].toSorted();
}

test.each([
  ['draft', {}],
  ['scheduled', { publishAt: '2999-01-01T00:00' }],
  ['archived', {}],
] as const)('GOOD-1 a product that is %s is in no answer to visitors and customers', async (state, changes) => {
  const name = `Abrigo Invierno ${state}`.replace('-', ' ');
  const other = await made(`Abrigo Vecino ${state}`, { model: `Nevado ${state}` });
  const { id, variants } = await made(name, { model: `Nevado ${state}` });
  const colors = async () => (await here.shop.guest().call(catalogue.detail, { id: other.id })).colors.length;
  expect(await colors()).toBe(2);
  await here.admin.call(productDesk.update, { ...given(name, { state, ...changes }), productId: id });
  expect(await showing(name, id)).toEqual([]);
  expect(await colors()).toBe(0);
  const bag = { cartItems: [{ variantId: variants[0]?.variantId ?? 0, quantity: 1 }] };
  expect((await buyer.refusal(checkout.start, bag)).code).toBe('product_not_found');
  const add = { username: 'lectora', productId: id, action: 'add' } as const;
  expect((await buyer.refusal(wishlist.change, add)).code).toBe('product_not_found');
  const review = { productId: id, calification: 5, comment: 'Muy lindo', username: 'lectora' };
  expect((await buyer.refusal(reviews.create, review)).code).toBe('product_not_found');
  // The back office has it, by its state too.
  const { products } = await here.admin.call(productDesk.list, { state, search: name });
  expect(products.map((product) => product.id)).toEqual([id]);
  expect((await here.admin.call(productDesk.list, { state: 'published', search: name })).total).toBe(0);
});

test('GOOD-1 what visitors and customers read has the name of a public product', async () => {
  const { id } = await made('Abrigo Invierno público', { model: 'Nevado público' });
  const whilePublic = await showing('Abrigo Invierno público', id);
  expect(whilePublic).toEqual(
    expect.arrayContaining(['/allproducts', '/catalogue', '/catalogue/cards', '/catalogue/numbers', '/products']),
  );
  expect(whilePublic).toEqual(
    expect.arrayContaining(['/catalogue/suggestions', '/products/detail/:id', '/products/genre']),
  );
});

test('GOOD-1 a product becomes public when its time comes, by a job, and is told to caches then', async () => {
  const { id, state, publishAt } = await made('Campera Mañana', { state: 'scheduled', publishAt: inDays(1) });
  expect([state, localShopTime(publishAt ?? '')]).toEqual(['scheduled', inDays(1)]);
  expect(await listed()).not.toContain('Campera Mañana');
  await publishDue(here.shop.db, here.shop.clock.now());
  expect((await here.shop.guest().refusal(catalogue.detail, { id })).code).toBe('product_not_found');
  const { rows: before } = await here.shop.pool.query<{ count: number }>('select count(*)::int as count from changes');
  await publishDue(here.shop.db, new Date(here.shop.clock.now().getTime() + 2 * 86_400_000));
  expect(await listed()).toContain('Campera Mañana');
  const { rows } = await here.shop.pool.query<{ tags: string[] }>(
    'select tags from changes order by xid, at offset $1',
    [before[0]?.count],
  );
  expect(rows.flatMap(({ tags }) => tags)).toEqual(expect.arrayContaining([`product:${id}`, 'list:women']));
});

test('GOOD-1 a time that has come publishes at once, and a scheduled product needs one', async () => {
  expect((await made('Campera Ayer', { state: 'scheduled', publishAt: inDays(-1) })).state).toBe('published');
  const refused = await here.admin.refusal(productDesk.create, given('Sin fecha', { state: 'scheduled' }));
  expect(refused).toMatchObject({ code: 'invalid', errors: [{ path: 'publishAt' }] });
});

test('GOOD-1 a call that says no state, as those of the requirements, publishes a new product and leaves another as it is', async () => {
  const { id, state } = await made('Camisa Simple');
  expect(state).toBe('published');
  await here.admin.call(productDesk.setStates, { ids: [id], state: 'draft' });
  const after = await here.admin.call(productDesk.update, { ...given('Camisa Simple'), productId: id });
  expect(after.state).toBe('draft');
});

test('GOOD-1 several products change their state at once, all or none, and each is in the log', async () => {
  const [one, two] = [await made('Buzo Uno'), await made('Buzo Dos', { state: 'draft' })];
  const ids = [one.id, two.id];
  expect(await here.admin.call(productDesk.setStates, { ids, state: 'archived' })).toEqual({ changed: 2 });
  const { total } = await here.admin.call(productDesk.list, { search: 'buzo', state: 'archived' });
  expect(total).toBe(2);
  const missing = { ids: [one.id, 999_999], state: 'published' as const };
  expect((await here.admin.refusal(productDesk.setStates, missing)).code).toBe('product_not_found');
  expect((await here.admin.call(productDesk.one, { productId: one.id })).product.state).toBe('archived');
  const { entries } = await here.admin.call(audit.list, {});
  const logged = entries.filter(({ action, subject }) => action === 'product.update' && ids.includes(Number(subject)));
  expect(logged.map(({ before, after }) => [before, after])).toEqual([
    [{ state: 'draft' }, { state: 'archived' }],
    [{ state: 'published' }, { state: 'archived' }],
  ]);
});

test('GOOD-1 what was bought and kept stays whole: the order, its payment, and the wish list, which says that it is not sold', async () => {
  const product = await here.scene.product({ name: 'Camisa Vendida', stock: 5 });
  await buyer.call(wishlist.change, { username: 'lectora', productId: product.id, action: 'add' });
  const { reference, init_point: page } = await buyer.call(checkout.start, { cartItems: [product.line()] });
  await here.admin.call(productDesk.setStates, { ids: [product.id], state: 'archived' });
  const paid = await here.scene.pay(page, 'APRO');
  await here.scene.notify(paid?.id ?? 0);
  expect(await buyer.call(orders.one, { key: reference })).toMatchObject({
    status: 'approved',
    orderDetails: [{ name: 'Camisa Vendida', brandSize: 'M' }],
  });
  const kept = await buyer.call(wishlist.list, { username: 'lectora' });
  expect(kept.map(({ name, isForSale }) => [name, isForSale])).toEqual([['Camisa Vendida', false]]);
  const asked = {
    key: randomUUID(),
    cartItems: [product.line()],
    customer: '',
    buyer: { recipient: 'Ana', email: '', phone: '' },
    delivery: { what: 'counter' as const },
    payment: 'cash' as const,
    note: '',
  };
  expect(await here.admin.call(manualOrders.create, asked)).toMatchObject({ status: 'approved' });
});

test('GOOD-1 the menu is told of the first product of a category that becomes public, and of the last one that is not any more', async () => {
  await here.shop.pool.query("insert into categories values (950, 'Sombreros', 'women')");
  const told = async (change: () => Promise<unknown>) => {
    await here.shop.pool.query('delete from changes');
    await change();
    const { rows } = await here.shop.pool.query("select from changes where tags = '{*}'");
    return rows.length > 0;
  };
  const ids: number[] = [];
  for (const name of ['Gorro Uno', 'Gorro Dos']) {
    expect(await told(async () => ids.push((await made(name, { category: 950, state: 'draft' })).id))).toBe(false);
  }
  const all =
    (state: 'published' | 'draft', some = ids) =>
    () =>
      here.admin.call(productDesk.setStates, { ids: [...some], state });
  expect(await told(all('published'))).toBe(true);
  expect(await told(all('draft', ids.slice(0, 1)))).toBe(false);
  expect(await told(all('draft'))).toBe(true);
});
