import { beforeAll, expect, test } from 'vitest';
import { departmentDesk } from '#contract/goods/garment/departments.ts';
import { home } from '#contract/site/home.ts';
import { homeDesk } from '#contract/site/home-desk.ts';
import { menus } from '#contract/site/menus.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(() => ({}));

beforeAll(async () => {
  await here.admin.call(departmentDesk.create, { name: 'Niños' });
  const { pool } = here.shop;
  await pool.query(
    "insert into categories (id, title, genre) values (1, 'Camisas', 'women'), (2, 'Pantalones', 'ninos')",
  );
  await pool.query(`insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
    select 'Prenda ' || n, '', case when n < 6 then 'women' else 'ninos' end, 'Casa', 'Azul', 1000, case when n < 6 then 1 else 2 end
    from generate_series(1, 10) as n`);
  await pool.query(`insert into product_images (product_id, position, path, width, height)
    select id, 0, '/media/' || md5(id::text), 4, 5 from products`);
  const { version } = await here.admin.call(homeDesk.save, {
    blocks: [
      { id: 'nuevos', kind: 'products', title: 'Nuevos', source: { by: 'newest', gender: 'ninos' }, count: 4 },
      { id: 'novedades', kind: 'products', title: 'Novedades', source: { by: 'news', gender: 'ninos' }, count: 4 },
      { id: 'mosaico', kind: 'tiles', title: 'Mosaico', of: { by: 'genders' } },
    ],
  });
  await here.admin.call(homeDesk.publish, { version });
  await here.admin.call(menus.save, { main: [{ text: 'Pantalones', target: { to: 'category', id: 2 } }], footer: [] });
});

const shownBlocks = async () => {
  const blocks = await here.shop.guest().call(home.shown, {});
  return blocks.map((block) => [
    block.id,
    block.kind === 'tiles' ? block.tiles.map(({ title, to }) => `${title} ${to}`) : block.kind,
  ]);
};

const hide = async (isHidden: boolean) => {
  const found = (await here.admin.call(departmentDesk.list, {})).find(({ id }) => id === 'ninos');
  await here.admin.call(departmentDesk.update, { id: 'ninos', isHidden, version: found?.version });
};

test('GOOD-13 rows and tiles of the home page are of any department, and of no hidden one', async () => {
  const tiles = ['Mujer /home?gender=Women', 'Niños /home?gender=ninos'];
  expect(await shownBlocks()).toEqual([
    ['nuevos', 'products'],
    ['novedades', 'products'],
    ['mosaico', tiles],
  ]);
  await hide(true);
  expect(await shownBlocks()).toEqual([['mosaico', tiles.slice(0, 1)]]);
  expect((await here.admin.call(homeDesk.open, {})).troubles).toEqual([
    { block: 'nuevos', kind: 'department-gone', isHidden: true },
    { block: 'novedades', kind: 'department-gone', isHidden: true },
  ]);
});

test('GOOD-13 a link to a category of a hidden department is not in the menu, and the owner is told', async () => {
  await hide(false);
  const guest = here.shop.guest();
  expect((await guest.call(menus.shown, {})).main.map(({ to }) => to)).toEqual(['/home?gender=ninos&category=2']);
  await hide(true);
  expect((await guest.call(menus.shown, {})).main).toEqual([]);
});
