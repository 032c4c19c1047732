import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../fixtures/sent-page.ts';

// Other tests of the worker expect the demonstration's own home page.
test.afterEach(({ shop }) =>
  shop.database.pool.query("delete from content_versions where kind = 'home' and key = 'home'"),
);

const men = '/home?gender=Men';

test('CAT-7 after the fourth product of a page of the catalogue stands a campaign, one link that leads elsewhere', async ({
  request,
}) => {
  for (const path of [men, '/home?gender=Women', '/home', `${men}&page=2`, `${men}&order=price-asc`]) {
    const { $ } = await readPage(request, path);
    const items = $('main ul:has(article) > li');
    expect([path, items.length, items.has('article').length]).toEqual([path, 10, 9]);
    const tile = items.eq(4);
    expect(tile.find('article').length).toBe(0);
    expect(tile.find('h2').text()).not.toBe('');
    const to = tile.find('a').attr('href');
    expect(tile.find('a').length).toBe(1);
    expect(to).toMatch(/^\/home\?gender=/);
    expect(to).not.toBe(path);
    const image = tile.find('img');
    expect([image.attr('loading'), (image.attr('alt') ?? '').length > 0]).toEqual(['lazy', true]);
    expect(tile.find('source[type="image/avif"]').attr('sizes')).toMatch(/62vw, 150vw$/);
    expect(tile.find('source[type="image/avif"]').attr('srcset')).toMatch(/640w/);
  }
});

test('CAT-7 no campaign stands among products that were filtered or searched', async ({ request, shop }) => {
  const { rows } = await shop.database.pool.query<{ id: number }>(
    "select category_id as id from products where gender = 'men' group by category_id having count(*) > 4 limit 1",
  );
  for (const query of [`category=${rows[0]?.id}`, 'search=NEGRO', 'color=Negro', 'maxPrice=90000']) {
    const { $ } = await readPage(request, `${men}&${query}`);
    expect([query, $('main article').length > 4, $('.campaign-tile').length]).toEqual([query, true, 0]);
  }
});

test('CAT-7 five products have a campaign among them, and four have none', async ({ request, shop }) => {
  const { pool } = shop.database;
  const ids = [1, 2, 3, 4, 5];
  const { rows: kept } = await pool.query<{ id: number; gender: string; category_id: number }>(
    'select id, gender, category_id from products where id = any($1)',
    [ids],
  );
  const seen = async () => {
    const { $ } = await readPage(request, '/home?gender=ninos');
    return [$('main article').length, $('.campaign-tile').length];
  };
  await pool.query(
    `insert into departments (id, name, position) values ('ninos', 'Niños', 2);
     insert into categories (id, title, genre) values (801, 'Gorros', 'ninos');
     update products set gender = 'ninos', category_id = 801 where id in (1, 2, 3, 4, 5);
     insert into content_versions (kind, key, version, content, at, by, publish_at)
     select 'home', 'home', 1, jsonb_set(content, '{blocks,0,campaigns,0,link}', '{"to": "page", "address": "/about"}'),
       now(), 'jefa', now() from content_versions where kind = 'home' and key = 'original'`,
  );
  const giveBack = async (some: typeof kept) => {
    for (const { id, gender, category_id } of some) {
      await pool.query('update products set gender = $2, category_id = $3 where id = $1', [id, gender, category_id]);
    }
  };
  try {
    await expect.poll(seen).toEqual([5, 1]);
    await giveBack(kept.slice(0, 1));
    await expect.poll(seen).toEqual([4, 0]);
  } finally {
    await giveBack(kept);
    await pool.query("delete from categories where id = 801; delete from departments where id = 'ninos'");
  }
});

test('CAT-7 a kept page of the catalogue shows the campaigns as they are now', async ({ request, shop }) => {
  const titleOf = async () => (await readPage(request, men)).$('.campaign-tile h2').text();
  const before = await titleOf();
  expect(before).not.toBe('');
  // Kept from the second time on.
  expect(await titleOf()).toBe(before);
  await shop.database.pool.query(
    `insert into content_versions (kind, key, version, content, at, by, publish_at)
     select 'home', 'home', 1, replace(content::text, $1, 'Otra campaña')::jsonb, now(), 'jefa', now()
     from content_versions where kind = 'home' and key = 'original'`,
    [before],
  );
  await expect.poll(titleOf).toBe('Otra campaña');
  await shop.database.pool.query(
    `update content_versions set content = jsonb_set(content, '{blocks,0,campaigns}', '[]')
     where kind = 'home' and key = 'home'`,
  );
  await expect.poll(titleOf).toBe('');
});
