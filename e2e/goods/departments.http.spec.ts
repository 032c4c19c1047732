import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../fixtures/sent-page.ts';

// Other tests of the worker do not expect them.
test.afterEach(async ({ request, shop }) => {
  await shop.database.pool.query(
    `update products set (gender, category_id, is_unisex) =
       (select gender, category_id, is_unisex from kept_products kept where kept.id = products.id) where id in (1, 2);
     drop table kept_products;
     delete from owner_texts where source = 'Niños';
     delete from categories where id in (801, 802);
     delete from departments where id in ('ninos', 'hogar')`,
  );
  await expect.poll(async () => (await request.get('/')).text()).not.toContain('Casa y deco');
});

test('GOOD-13 departments of the owner are in the menu, the catalogue, the sitemap and the languages, and a hidden one in none', async ({
  request,
  shop,
}) => {
  const { pool } = shop.database;
  await pool.query(
    `create table kept_products as select id, gender, category_id, is_unisex from products where id in (1, 2);
     insert into departments (id, name, position) values ('ninos', 'Niños', 2), ('hogar', 'Casa y deco', 3);
     insert into categories (id, title, genre) values (801, 'Gorros', 'ninos'), (802, 'Mantas', 'hogar');
     update products set gender = 'ninos', category_id = 801, is_unisex = false where id = 1;
     update products set gender = 'hogar', category_id = 802, is_unisex = false where id = 2;
     insert into owner_texts (language, source, text, version, at, by) values ('en', 'Niños', 'Kids', 1, now(), 'jefa')`,
  );
  const menuOf = async (path: string) => {
    const { $ } = await readPage(request, path);
    return $('header nav')
      .first()
      .find('ul')
      .first()
      .children('li')
      .toArray()
      .map((li) => {
        const link = $(li).children('a');
        return [link.text(), link.attr('href'), link.attr('lang')];
      });
  };
  const ofTwo = [
    ['Home', '/', 'en'],
    ['Men', '/home?gender=Men', 'en'],
    ['Women', '/home?gender=Women', 'en'],
  ];
  await expect.poll(() => menuOf('/')).toEqual([...ofTwo, ['Niños', '/home?gender=ninos', undefined]]);
  expect((await menuOf('/en')).at(-1)).toEqual(['Kids', '/en/home?gender=ninos', undefined]);
  const start = await readPage(request, '/');
  // A fourth one stands before the owner's own links.
  expect(start.$('header a[href="/home?gender=hogar"]').text()).toContain('Casa y deco');
  const page = await readPage(request, '/home?gender=ninos');
  expect(page.$('main h1').text()).toBe('Niños');
  expect(page.$('main li a[href="/detail/1"]').length).toBeGreaterThan(0);
  const product = await readPage(request, '/detail/1');
  const trail = product
    .$('main nav a')
    .toArray()
    .map((link) => product.$(link).attr('href'));
  expect(trail).toContain('/home?gender=ninos&category=801');
  const sitemap = async () => (await request.get('/sitemap/pages.xml')).text();
  expect(await sitemap()).toContain('/home?gender=ninos&#38;category=801');

  await pool.query("update departments set is_hidden = true where id = 'ninos'");
  await expect.poll(async () => (await request.get('/home?gender=ninos')).status()).toBe(404);
  expect((await request.get('/detail/1')).status()).toBe(404);
  expect((await request.get('/home?category=801')).status()).toBe(404);
  for (const path of ['/', '/home', '/home?gender=Men', '/en']) {
    const text = await (await request.get(path)).text();
    expect([path, /Niños|Kids|ninos|Gorros/.exec(text)?.[0]]).toEqual([path, undefined]);
  }
  expect(await sitemap()).not.toContain('ninos');
  expect((await request.get('/home?gender=Women')).status()).toBe(200);
});
