import { expect, test } from 'vitest';
import { manyGoods } from '#test/many-goods.ts';
import { openedScene } from '#test/opened-shop.ts';
import { changeUnits } from './bulk/bulk-sizes.service.ts';
import { stockDifferences } from './verify-stock.service.ts';

const here = openedScene(manyGoods);

/** Runs a statement and returns the movements that it wrote, in their order: size, change, what was left and kind. */
async function movementsOf(sql: string): Promise<unknown[]> {
  const { rows } = await here.shop.pool.query<{ last: string }>(
    'select coalesce(max(id), 0) as last from stock_movements',
  );
  await here.shop.pool.query(sql);
  const { rows: written } = await here.shop.pool.query<{ told: unknown[] }>(
    'select json_build_array(variant_id, change, stock, kind) as told from stock_movements where id > $1 order by id',
    [rows[0]?.last],
  );
  return written.map(({ told }) => told);
}

test('GOOD-7 every size whose units a statement changes has one movement, in the order of the sizes, and no other size has', async () => {
  const { sizes } = await here.scene.add(4);
  const [a, b, c, d] = sizes;
  const some = `update variants set stock = case id when ${c} then 4 when ${a} then 13 else stock end, weight = 200`;
  expect(await movementsOf(some)).toEqual([
    [a, 3, 13, 'unnamed'],
    [c, -6, 4, 'unnamed'],
  ]);
  expect(await movementsOf(`update variants set weight = 300`)).toEqual([]);
  const waits = `update variants set stock = 0, waiting = 2, preorder_most = 5, preorder_on = '2030-01-01' where id in (${b}, ${d})`;
  expect(await movementsOf(waits)).toEqual([
    [b, -12, 0, 'unnamed'],
    [d, -12, 0, 'unnamed'],
  ]);
  expect(await stockDifferences(here.shop.db)).toEqual([]);
});

test('GOOD-7 sizes that one statement adds, changes and deletes have the movements of each', async () => {
  const { ids, sizes } = await here.scene.add(2);
  const [first, second] = ids;
  const upsert = `insert into variants (product_id, brand_size, stock) values (${first}, 'M', 4), (${second}, 'XL', 5), (${second}, 'XS', 0)
    on conflict (product_id, brand_size) do update set stock = variants.stock + excluded.stock`;
  expect(new Set(await movementsOf(upsert))).toEqual(
    new Set([
      [sizes[1], 4, 14, 'unnamed'],
      [expect.any(Number), 5, 5, 'opening'],
    ]),
  );
  const parts = `with gone as (delete from variants where id = ${sizes[0]})
    update variants set stock = 1 where id = ${sizes[2]}`;
  const [removed, changed] = [
    [sizes[0], -10, 0, 'removed'],
    [sizes[2], -9, 1, 'unnamed'],
  ];
  expect(new Set(await movementsOf(parts))).toEqual(new Set([removed, changed]));
  await movementsOf(`delete from products where id = ${second}`);
  expect(await stockDifferences(here.shop.db)).toEqual([]);
});

test('GOOD-7 a statement that is refused or rolled back leaves no movement, and the others of its transaction theirs', async () => {
  const { sizes } = await here.scene.add(1);
  const [first, second] = sizes;
  const half = `begin; update variants set stock = 8 where id = ${first}; savepoint before;
    update variants set stock = 0 where id = ${second}; rollback to before; commit`;
  expect(await movementsOf(half)).toEqual([[first, -2, 8, 'unnamed']]);
  const refused = `update variants set stock = stock - 9 where id in (${first}, ${second})`;
  await expect(here.shop.pool.query(refused)).rejects.toThrow('variants_stock_check');
  expect(await stockDifferences(here.shop.db)).toEqual([]);
});

test('GOOD-7 statements on the same sizes at once leave a movement of each, with what was left after it', async () => {
  const { ids, sizes } = await here.scene.add(40);
  const writers = Array.from({ length: 12 }, async (_, at) => {
    if (at % 3 === 0) {
      return here.shop.pool
        .query(`select * from move_units('{${sizes.join(',')}}'::int[], array_fill(-1, array[${sizes.length}]),
        array_fill('sale'::text, array[${sizes.length}]), array_fill(null::date, array[${sizes.length}]), '2026-01-01', '{}')`);
    }
    const changed = sizes.map((variantId) => ({
      variantId,
      word: '',
      position: 0,
      stock: at,
      seenStock: at - 1,
      sku: null,
      barcode: null,
      weight: null,
      cost: null,
    }));
    return here.shop.db.transaction((transaction) =>
      changeUnits(transaction, [{ id: ids[0] ?? 0, sizes: changed }], { note: '', actor: 'admin:a' }),
    );
  });
  await Promise.all(writers);
  const { rows } = await here.shop.pool.query(
    `select variant_id, count(*)::int as many from (
      select variant_id, stock, sum(change) over (partition by variant_id order by id) as sum from stock_movements) as running
    where variant_id = any($1) and stock = sum group by variant_id having count(*) = 13`,
    [sizes],
  );
  expect(rows).toHaveLength(sizes.length);
  expect(await stockDifferences(here.shop.db)).toEqual([]);
});
