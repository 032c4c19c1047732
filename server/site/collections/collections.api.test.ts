import { beforeEach, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { categories } from '#contract/goods/categories.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { collectionDesk } from '#contract/site/collections/collection-desk.ts';
import { collections } from '#contract/site/collections/collections.ts';
import type { HomeCollection } from '#contract/site/home-parts.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { dayMs } from '#contract/core/time/units.ts';
import { collectTags } from '#platform/page-cache/collect-tags.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { shownCollection } from './collections.service.ts';
import { inEnglish, translator } from '#test/translate.ts';

const here = openedDesk(purchaseScene);

beforeEach(async () => {
  await here.shop.pool.query('delete from collections');
  await here.shop.pool.query('delete from products');
});

type Fields = Given<typeof collectionDesk.create>;

/** A public collection at /colecciones/verano, by default of all products, the newest first. */
const summer = (change: Partial<Fields> = {}): Fields => ({
  slug: 'verano',
  title: 'Verano',
  source: { by: 'rule' },
  sort: 'newest',
  isPublic: true,
  ...change,
});

const pageOf = (slug = 'verano', page = 1) => here.shop.guest().call(collections.one, { slug, page });
const idsOf = async (page = 1) => (await pageOf('verano', page)).page.products.map(({ id }) => id);

/** The page as the process makes it, without HTTP, so that its tags are seen. */
const shownNow = () =>
  shownCollection({ db: here.shop.db, clock: () => here.shop.clock.now() }, { slug: 'verano', page: 1 });

/** Makes products by price in cents. Returns their ids. */
async function productsAt(...prices: readonly number[]): Promise<number[]> {
  const ids: number[] = [];
  for (const price of prices) ids.push((await here.scene.product({ price })).id);
  return ids;
}

test('GOOD-6 a collection is made, published, changed and deleted, and the audit log tells it', async () => {
  const draft = await here.admin.call(collectionDesk.create, summer({ isPublic: false }));
  expect(draft).toMatchObject({ slug: 'verano', isPublic: false, version: 1 });
  expect((await here.shop.guest().refusal(collections.one, { slug: 'verano' })).code).toBe('not_found');
  expect(await here.shop.guest().call(collections.list, {})).toEqual([]);
  expect((await here.admin.refusal(collectionDesk.create, summer())).code).toBe('collection_taken');
  await here.admin.call(collectionDesk.update, { ...summer(), version: 1 });
  expect(await here.shop.guest().call(collections.list, {})).toEqual([{ slug: 'verano', title: 'Verano' }]);
  const stale = { ...summer({ title: 'Otra' }), version: 1 };
  expect((await here.admin.refusal(collectionDesk.update, stale)).code).toBe('changed_meanwhile');
  await here.admin.call(collectionDesk.remove, { slug: 'verano' });
  expect((await here.admin.refusal(collectionDesk.one, { slug: 'verano' })).code).toBe('collection_not_found');
  const { entries } = await here.admin.call(audit.list, { kind: 'collection' });
  expect(entries.map(({ action }) => action)).toEqual(['collection.delete', 'collection.update', 'collection.create']);
});

test('GOOD-6 picked products are in the order of the hand, by age or by price; one that is deleted leaves', async () => {
  const [a = 0, b = 0, c = 0] = await productsAt(3000, 1000, 2000);
  const source = { by: 'picked' as const, products: [b, c, a] };
  await here.admin.call(collectionDesk.create, summer({ source, sort: 'hand' }));
  expect(await idsOf()).toEqual([b, c, a]);
  await here.admin.call(collectionDesk.update, summer({ source, sort: 'newest' }));
  expect(await idsOf()).toEqual([c, b, a]);
  await here.admin.call(collectionDesk.update, summer({ source, sort: 'price-asc' }));
  expect(await idsOf()).toEqual([b, c, a]);
  await here.admin.call(collectionDesk.update, summer({ source, sort: 'price-desc' }));
  expect(await idsOf()).toEqual([a, c, b]);
  await here.admin.call(productDesk.remove, { productId: c });
  expect(await idsOf()).toEqual([a, b]);
  const { products } = await here.admin.call(collectionDesk.one, { slug: 'verano' });
  expect(products.map(({ id }) => id).toSorted()).toEqual([a, b].toSorted());
});

test('GOOD-6 a rule finds by price, text, category and offer, and pages follow each other', async () => {
  const ids = await productsAt(...Array.from({ length: 11 }, (_, at) => 1000 * (at + 1)));
  const linen = await here.scene.product({ name: 'Saco Lana', price: 500_000 });
  await here.admin.call(collectionDesk.create, summer({ sort: 'price-asc' }));
  expect(await idsOf(1)).toEqual(ids.slice(0, 9));
  expect(await idsOf(2)).toEqual([...ids.slice(9), linen.id]);
  expect((await here.shop.guest().refusal(collections.one, { slug: 'verano', page: 3 })).code).toBe('page_not_found');
  const rule = async (query: Partial<HomeCollection>) => {
    await here.admin.call(collectionDesk.update, summer({ source: { by: 'rule', query } }));
    return idsOf();
  };
  expect(await rule({ minPrice: 100, maxPrice: 110 })).toEqual(ids.slice(9).toReversed());
  expect(await rule({ search: 'lana' })).toEqual([linen.id]);
  expect(await rule({ gender: 'men' })).toEqual([]);
  expect(await rule({ category: 900, brand: 'casa', search: 'saco' })).toEqual([linen.id]);
  await here.shop.pool.query(
    'update products set is_offert_price = true, previous_price_minor = 900000 where id = $1',
    [linen.id],
  );
  expect(await rule({ offers: true })).toEqual([linen.id]);
});

test('GOOD-6 GOOD-1 only public products are in a collection, and its owner still sees those that were picked', async () => {
  const [shown = 0, hidden = 0] = await productsAt(1000, 2000);
  await here.admin.call(productDesk.setStates, { ids: [hidden], state: 'archived' });
  const source = { by: 'picked' as const, products: [hidden, shown] };
  const made = await here.admin.call(collectionDesk.create, summer({ source, sort: 'hand' }));
  expect(made.products).toMatchObject([
    { id: hidden, isHidden: true },
    { id: shown, isHidden: false },
  ]);
  expect(await idsOf()).toEqual([shown]);
  await here.admin.call(collectionDesk.update, summer());
  expect(await idsOf()).toEqual([shown]);
  await here.admin.call(productDesk.setStates, { ids: [hidden], state: 'published' });
  expect(await idsOf()).toEqual([hidden, shown]);
});

test('GOOD-6 a rule of a category that was deleted shows an empty page instead of none', async () => {
  await here.scene.product();
  await here.admin.call(categories.create, { id: 61, title: 'Efímera', genre: 'women' });
  await here.admin.call(collectionDesk.create, summer({ source: { by: 'rule', query: { category: 61 } } }));
  await here.admin.call(categories.remove, { id: 61 });
  expect((await pageOf()).page.total).toBe(0);
});

test('GOOD-6 what is new leaves after its days, and the page is kept no longer than until then', async () => {
  const [old = 0, fresh = 0] = await productsAt(1000, 2000);
  const made = async (id: number, days: number) => {
    const at = new Date(here.shop.clock.now().getTime() - days * dayMs);
    await here.shop.pool.query('update products set created_at = $2 where id = $1', [id, at]);
    return at;
  };
  await made(old, 31);
  const at = await made(fresh, 29);
  await here.admin.call(collectionDesk.create, summer({ source: { by: 'rule', newDays: 30 } }));
  const { value, until } = await collectTags(() => shownNow());
  expect(value.page.products.map(({ id }) => id)).toEqual([fresh]);
  expect(await idsOf()).toEqual([fresh]);
  expect(until).toBe(at.getTime() + 30 * dayMs);
});

test('GOOD-6 what was a draft is new from its first day in the shop on, and not again when it was hidden', async () => {
  const [draft = 0, known = 0] = await productsAt(1000, 2000);
  await here.shop.pool.query(`update products set created_at = now() - interval '60 days'`);
  await here.shop.pool.query(`update products set state = 'draft'`);
  // As one that was never public.
  await here.shop.pool.query('update products set published_at = null where id = $1', [draft]);
  await here.admin.call(collectionDesk.create, summer({ source: { by: 'rule', newDays: 30 } }));
  await here.admin.call(productDesk.setStates, { ids: [draft, known], state: 'published' });
  expect(await idsOf()).toEqual([draft]);
  await here.shop.pool.query(`update products set published_at = published_at - interval '31 days' where id = $1`, [
    draft,
  ]);
  await here.admin.call(productDesk.setStates, { ids: [draft], state: 'draft' });
  await here.admin.call(productDesk.setStates, { ids: [draft], state: 'published' });
  expect(await idsOf()).toEqual([]);
});

test('GOOD-6 its page is told of the collection and of every list, so that products enter and leave', async () => {
  const { id } = await here.scene.product();
  await here.admin.call(collectionDesk.create, summer());
  const { tags } = await collectTags(() => shownNow());
  const { rows } = await here.shop.pool.query('select id from collections');
  for (const tag of ['collections', `collection:${rows[0].id}`, 'lists', 'list:men', 'list:women', `product:${id}`]) {
    expect(tags).toContain(tag);
  }
  await here.admin.call(collectionDesk.update, summer({ description: 'Para el calor' }));
  const told = await here.shop.pool.query('select tags from changes where $1 = any(tags) order by xid desc limit 1', [
    `collection:${rows[0].id}`,
  ]);
  expect(told.rows[0].tags).toEqual([`collection:${rows[0].id}`]);
});

test.each([
  [{ slug: 'Verano!' }, 'slug'],
  [{ title: ' ' }, 'title'],
  [{ source: { by: 'rule' as const }, sort: 'hand' as const }, 'sort'],
  [{ source: { by: 'rule' as const, newDays: 0 } }, 'source.newDays'],
  [{ source: { by: 'rule' as const, query: { minPrice: 9, maxPrice: 3 } } }, 'source.query.minPrice'],
  [{ source: { by: 'picked' as const, products: [1, 1] } }, 'source.products'],
])('GOOD-6 the collection %o is refused at its place', async (change, path) => {
  const refused = await here.admin.refusal(collectionDesk.create, summer(change));
  expect(refused.errors.map((one) => one.path)).toContain(path);
  expect((await here.admin.call(collectionDesk.list, {})).collections).toEqual([]);
});

test('GOOD-6 its texts are shown in the second language once they are translated', async () => {
  await here.admin.call(collectionDesk.create, summer({ description: 'Para el calor' }));
  await here.admin.call(settingsDesk.languages, { otherLanguage: 'en' });
  await translator(here.admin).translate('collections', { Verano: 'Summer' });
  expect(await inEnglish(() => pageOf())).toMatchObject({ title: 'Summer', inOwnLanguage: ['description'] });
  expect(await pageOf()).toMatchObject({ title: 'Verano' });
});
