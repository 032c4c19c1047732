import { beforeAll, expect, test } from 'vitest';
import { categories } from '#contract/goods/categories.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { catalogue } from '#contract/goods/products.ts';
import { menus } from '#contract/site/menus.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { shirt } from '#test/shirt.ts';

const here = openedDesk(() => ({}));
let top: number;
let below: number;

const made = (title: string, parentId?: number, genre = 'women') =>
  here.admin.call(categories.create, { title, genre, ...(parentId !== undefined && { parentId }) });

beforeAll(async () => {
  ({ id: top } = await made('Ropa'));
  ({ id: below } = await made('Remeras', top));
  await made('Zapatos');
  const product = { ...shirt, currentPrice: '9990' };
  await here.admin.call(productDesk.create, { ...product, name: 'Remera Sol', category: below });
  await here.admin.call(productDesk.create, { ...product, name: 'Tapado Luna', category: top });
});

test('GOOD-13 a category gets the lowest number that is free, and none of a call that names it', async () => {
  expect([top, below]).toEqual([1, 2]);
  expect(await here.admin.call(categories.create, { id: 40, title: 'Con número', genre: 'men' })).toMatchObject({
    id: 40,
  });
  expect(await made('Siguiente', undefined, 'men')).toMatchObject({ id: 4 });
});

test('GOOD-13 the category above has and counts what is in the one below, in the filter, the menu and the tiles', async () => {
  const guest = here.shop.guest();
  const counts = async (gender?: string) =>
    (await guest.call(catalogue.page, { ...(gender && { gender }) })).facets.categories.map(
      ({ id, parentId, count }) => [id, parentId, count],
    );
  const nested = [
    [top, null, 2],
    [below, top, 1],
  ];
  expect(await counts()).toEqual(nested);
  expect(await counts('women')).toEqual(nested);
  const named = async (category: number) =>
    (await guest.call(catalogue.page, { category: [category] })).products.map(({ name }) => name).toSorted();
  expect(await named(top)).toEqual(['Remera Sol', 'Tapado Luna']);
  expect(await named(below)).toEqual(['Remera Sol']);
  const all = await guest.call(catalogue.search, { categoryId: top });
  expect(all.map(({ name }) => name).toSorted()).toEqual(['Remera Sol', 'Tapado Luna']);
  expect((await guest.call(menus.shown, {})).filled).toEqual([top, below]);
  await here.shop.pool.query(`insert into product_images (product_id, position, path, width, height)
    select id, 9, '/media/' || md5(id::text), 4, 5 from products`);
  expect((await guest.call(catalogue.tiles, {})).map(({ id, count }) => [id, count])).toEqual([
    [top, 2],
    [below, 1],
  ]);
});

test('GOOD-13 there are two levels of one department, and no third', async () => {
  const refused = { code: 'category_nested' };
  await expect(made('Tercera', below)).rejects.toMatchObject(refused);
  await expect(made('De hombre', top, 'men')).rejects.toMatchObject(refused);
  await expect(here.admin.call(categories.update, { id: top, parentId: 3 })).rejects.toMatchObject(refused);
  await expect(here.admin.call(categories.update, { id: 3, parentId: 3 })).rejects.toMatchObject(refused);
  const moved = await here.admin.call(categories.update, { id: below, parentId: 3 });
  expect(moved).toMatchObject({ parentId: 3, title: 'Remeras' });
  const { facets } = await here.shop.guest().call(catalogue.page, {});
  expect(facets.categories.map(({ id, count }) => [id, count])).toEqual([
    [top, 1],
    [3, 1],
    [below, 1],
  ]);
  // A call of the requirements, which knows no levels, leaves them.
  expect(await here.admin.call(categories.update, { id: below, title: 'Camisetas' })).toMatchObject({ parentId: 3 });
});

test('GOOD-13 what was in a category that is deleted is in none', async () => {
  await here.admin.call(categories.remove, { id: 3 });
  const listed = await here.admin.call(categories.desk, {});
  expect(listed.find(({ id }) => id === below)).toMatchObject({ parentId: null });
});
