import { beforeAll, expect, test } from 'vitest';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { catalogue } from '#contract/goods/products.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { menus } from '#contract/site/menus.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { shirt } from '#test/shirt.ts';

const here = openedDesk(purchaseScene);
let unisex: number;

beforeAll(async () => {
  await here.shop.pool.query(
    "insert into categories values (960, 'Gorras', 'women'), (961, 'GORRAS', 'men'), (962, 'Carteras', 'women')",
  );
  await here.scene.product({ name: 'Falda Norte' });
  ({ id: unisex } = await made('Gorra Para Todos', { category: 960, isUnisex: true }));
  await made('Gorra Mujer', { category: 960 });
  await made('Gorra Hombre', { category: 961, gender: 'men' });
  await made('Bandolera', { category: 962, isUnisex: true });
});

type Changes = { category: number; isUnisex?: boolean; gender?: 'men' | 'women' };
const given = (name: string, changes: Changes) => ({ ...shirt, name, currentPrice: '9990', ...changes });
const made = (name: string, changes: Changes) => here.admin.call(productDesk.create, given(name, changes));
const page = (question: Given<typeof catalogue.page>) => here.shop.guest().call(catalogue.page, question);
const named = ({ products }: { products: readonly { name: string }[] }) => products.map(({ name }) => name).toSorted();

test('GOOD-1 unisex goods stand in the catalogue of both genders, and in the count of both', async () => {
  expect(named(await page({ gender: 'women' }))).toEqual([
    'Bandolera',
    'Falda Norte',
    'Gorra Mujer',
    'Gorra Para Todos',
  ]);
  const men = await page({ gender: 'men' });
  expect(named(men)).toEqual(['Bandolera', 'Gorra Hombre', 'Gorra Para Todos']);
  expect(men.facets.genders).toEqual([
    { value: 'men', count: 3 },
    { value: 'women', count: 4 },
  ]);
  for (const genrename of ['men', 'women'] as const) {
    const all = await here.shop.guest().call(catalogue.byGender, { genrename });
    expect(all.map(({ name }) => name)).toContain('Gorra Para Todos');
  }
});

test('GOOD-1 in the other gender they stand in the category of the same title, else in their own', async () => {
  const categories = async (gender: 'men' | 'women') =>
    (await page({ gender })).facets.categories.map(({ id, count }) => [id, count]);
  expect(await categories('men')).toEqual([
    [962, 1],
    [961, 2],
  ]);
  expect(await categories('women')).toEqual([
    [962, 1],
    [960, 2],
    [900, 1],
  ]);
  for (const [category, names] of [
    [960, ['Gorra Mujer', 'Gorra Para Todos']],
    [961, ['Gorra Hombre', 'Gorra Para Todos']],
  ] as const) {
    expect(named(await page({ category }))).toEqual(names);
    const asRequired = await here.shop.guest().call(catalogue.search, { categoryId: category });
    expect(named({ products: asRequired })).toEqual(names);
  }
  const tiles = await here.shop.guest().call(catalogue.tiles, {});
  expect(tiles.map(({ id, count }) => [id, count])).toEqual(
    expect.arrayContaining([
      [960, 2],
      [961, 2],
    ]),
  );
});

test('GOOD-1 the menu shows a category in which only unisex goods of the other gender stand, and is told of the first one', async () => {
  await here.shop.pool.query("insert into categories values (970, 'Medias', 'women'), (971, 'Medias', 'men')");
  const shown = async () => (await here.shop.guest().call(menus.shown, {})).filled.includes(971);
  const told = async () => {
    const { rows } = await here.shop.pool.query("select from changes where tags = '{*}'");
    return rows.length > 0;
  };
  const { id } = await made('Medias Largas', { category: 970 });
  await here.shop.pool.query('delete from changes');
  const before = await shown();
  await here.admin.call(productDesk.update, {
    ...given('Medias Largas', { category: 970, isUnisex: true }),
    productId: id,
  });
  expect([before, await told(), await shown()]).toEqual([false, true, true]);
  const { rows } = await here.shop.pool.query<{ tags: string[] }>('select tags from changes');
  expect(new Set(rows.flatMap(({ tags }) => tags))).toEqual(new Set(['*', `product:${id}`, 'list:women', 'list:men']));
});

test('GOOD-1 a product whose mark is taken away leaves the other gender', async () => {
  await here.admin.call(productDesk.update, {
    ...given('Gorra Para Todos', { category: 960, isUnisex: false }),
    productId: unisex,
  });
  expect(named(await page({ gender: 'men' }))).not.toContain('Gorra Para Todos');
  expect(named(await page({ category: 961 }))).toEqual(['Gorra Hombre']);
});
