import { expect, test } from 'vitest';
import { manyGoods } from '#test/many-goods.ts';
import { openedScene } from '#test/opened-shop.ts';

const here = openedScene(manyGoods);

/** Runs a statement and returns what it wrote into the history of prices and into the table of before, by product. */
async function pricesOf(sql: string): Promise<{ readonly history: unknown[]; readonly past: unknown[] }> {
  const { pool } = here.shop;
  const last = 'select coalesce(max(id), 0) as last from price_history';
  const { rows } = await pool.query<{ last: string }>(last);
  await pool.query('delete from past_prices');
  await pool.query(sql);
  const written = await pool.query<{ told: unknown[] }>(
    'select json_build_array(product_id, price_minor, is_offer, is_public, kind) as told from price_history where id > $1 order by id',
    [rows[0]?.last],
  );
  const past = await pool.query<{ told: unknown[] }>(
    'select json_build_array(product_id, price_minor) as told from past_prices order by product_id',
  );
  return { history: written.rows.map(({ told }) => told), past: past.rows.map(({ told }) => told) };
}

test('PRICE-1 every product whose price, offer or being public a statement changes has one row of history, and no other', async () => {
  const { ids } = await here.scene.add(5);
  const [a, b, c, d] = ids;
  const prices = `update products set current_price_minor = case id when ${b} then 9000 when ${d} then 8000 else current_price_minor end,
    color = 'Ocre', state = case id when ${a} then 'archived' else state end`;
  expect(await pricesOf(prices)).toEqual({
    history: [
      [a, 10_000, false, false, 'changed'],
      [b, 9000, false, true, 'changed'],
      [d, 8000, false, true, 'changed'],
    ],
    past: [
      [b, 10_000],
      [d, 10_000],
    ],
  });
  expect(await pricesOf("update products set color = 'Azul'")).toEqual({ history: [], past: [] });
  expect(await pricesOf(`delete from products where id in (${c}, ${d})`)).toEqual({
    history: [
      [c, 10_000, false, false, 'removed'],
      [d, 8000, false, false, 'removed'],
    ],
    past: [],
  });
});

test('PRICE-1 products that one statement adds and changes have the history of each; what is rolled back has none', async () => {
  const { ids } = await here.scene.add(2);
  const [first, second] = ids;
  const columns = 'id, name, description, gender, brand_name, color, current_price_minor, category_id';
  const added = `values (${first}, 'Una', '', 'women', 'Casa', 'Azul', 5000, 901), (90001, 'Otra', '', 'women', 'Casa', 'Azul', 6000, 901)`;
  const upsert = `insert into products (${columns}) overriding system value ${added}
    on conflict (id) do update set current_price_minor = excluded.current_price_minor`;
  const { history } = await pricesOf(upsert);
  expect(new Set(history)).toEqual(
    new Set([
      [90_001, 6000, false, true, 'added'],
      [first, 5000, false, true, 'changed'],
    ]),
  );
  const half = `begin; update products set current_price_minor = 1 where id = ${first}; savepoint before;
    update products set current_price_minor = 2 where id = ${second}; rollback to before; commit`;
  expect((await pricesOf(half)).history).toEqual([[first, 1, false, true, 'changed']]);
});

test('PRICE-2 of products that one statement gives other prices, just those leave their offer and their campaign', async () => {
  const { ids } = await here.scene.add(4);
  const [a, b, c, d] = ids;
  await here.shop.pool.query(`
    insert into price_campaigns (name, goods, percent, rounding, spares_losses, starts_at) values ('Una', '{"by": "all"}', 10, 'none', false, now());
    update products set current_price_minor = 9000, previous_price_minor = 10000, is_offert_price = true;
    insert into dated_offers (product_id, price_minor, starts_at, usual_minor) select id, 9000, now(), 10000 from products where id in (${a}, ${b});
    insert into dated_offers (product_id, price_minor, starts_at) values (${d}, 8500, now());
    insert into campaign_prices (product_id, campaign_id, goods_version, price_minor, base_minor, usual_minor)
      select id, 1, 1, 9000, 10000, 10000 from products where id in (${b}, ${c}, ${d})`);
  await here.shop.pool.query(`update products set name = 'Otra',
    current_price_minor = case when id in (${a}, ${c}, ${d}) then 7000 else current_price_minor end`);
  const { rows } = await here.shop.pool.query(`select
    (select array_agg(product_id order by product_id) from dated_offers) as offers,
    (select array_agg(product_id order by product_id) from campaign_prices) as campaigns,
    (select array_agg(product_id order by product_id) from campaign_leavers) as leavers`);
  expect(rows).toEqual([{ offers: [b, d], campaigns: [b], leavers: [c, d] }]);
});
