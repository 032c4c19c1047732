import { expect, test } from 'vitest';
import { manyGoods } from '#test/many-goods.ts';
import { openedScene } from '#test/opened-shop.ts';

const here = openedScene(manyGoods);

const tagsOf = (...ids: readonly (number | undefined)[]) => ids.map((id) => `product:${id}`).toSorted();

test('a statement tells of every product whose sizes it changed once, in messages that PostgreSQL sends', async () => {
  const { ids } = await here.scene.add(730);
  const { tags, messages } = await here.scene.toldBy((ask) => ask('update variants set stock = stock + 1'));
  expect(tags).toEqual(tagsOf(...ids));
  expect(messages.flatMap((message) => message.split(' ')).toSorted()).toEqual(tags);
  expect(messages.length).toBeLessThan(20);
  expect(Math.max(...messages.map(({ length }) => length))).toBeLessThan(8000);
});

test('only rows that a statement really changed are told of, and lists only of what they show', async () => {
  const { ids, sizes } = await here.scene.add(4);
  const [first, second, third] = ids;
  const of = (id: number | undefined) => `product_id = ${id}`;
  const told = async (sql: string) => (await here.scene.toldBy((ask) => ask(sql))).tags;
  expect(await told(`update variants set stock = case when ${of(second)} then 4 else stock end`)).toEqual(
    tagsOf(second),
  );
  expect(await told(`update variants set weight = 300 where ${of(first)} or ${of(third)}`)).toEqual(
    tagsOf(first, third),
  );
  expect(await told(`update variants set stock = 0 where id in (${sizes[0]}, ${sizes[4]})`)).toEqual([
    'lists',
    ...tagsOf(first, second),
  ]);
  expect(await told('update variants set stock = stock')).toEqual([]);
  expect(await told('update variants set stock = 1 where id = 0')).toEqual([]);
  expect(await told(`update variants set product_id = ${third}, brand_size = 'XL' where id = ${sizes[1]}`)).toEqual([
    'lists',
    ...tagsOf(first, third),
  ]);
});

test('sizes that are added and changed by one upsert, or written by parts of one statement, are all told of', async () => {
  const { ids, sizes } = await here.scene.add(3);
  const [first, second, third] = ids;
  const upsert = `insert into variants (product_id, brand_size, stock) values (${first}, 'M', 4), (${second}, 'XL', 5)
    on conflict (product_id, brand_size) do update set stock = excluded.stock`;
  expect((await here.scene.toldBy((ask) => ask(upsert))).tags).toEqual(['lists', ...tagsOf(first, second)]);
  const parts = `with one as (update variants set stock = 7 where id = ${sizes[0]}), other as (delete from variants where id = ${sizes[3]})
    update variants set stock = 8 where id = ${sizes[6]}`;
  expect(new Set((await here.scene.toldBy((ask) => ask(parts))).tags)).toEqual(
    new Set(['lists', ...tagsOf(first, second, third)]),
  );
});

test('what is rolled back is not told, and what is deleted with its product is', async () => {
  const { ids, sizes } = await here.scene.add(3);
  const [first, second, third] = ids;
  const { tags, messages } = await here.scene.toldBy(async (ask) => {
    await ask('begin');
    await ask(`update variants set stock = 3 where id = ${sizes[0]}`);
    await ask('savepoint before');
    await ask(`update variants set stock = 3 where product_id = ${second}`);
    await ask('rollback to before');
    await ask('commit');
  });
  expect(tags).toEqual(tagsOf(first));
  expect(messages).toEqual(tagsOf(first));
  const gone = await here.scene.toldBy((ask) => ask(`delete from products where id in (${second}, ${third})`));
  expect(new Set(gone.tags)).toEqual(new Set(['list:women', 'lists', ...tagsOf(second, third)]));
});

test('a statement tells of every product that it changed once, and of the departments where they stand or stood', async () => {
  const { ids } = await here.scene.add(250);
  const [first, second] = ids;
  const own = `id = any('{${ids.join(',')}}')`;
  const told = async (sql: string) => (await here.scene.toldBy((ask) => ask(sql))).tags;
  expect(await told(`update products set current_price_minor = 9000 where ${own}`)).toEqual([
    'list:women',
    ...tagsOf(...ids),
  ]);
  expect(await told(`update products set gender = 'men' where id = ${first}`)).toEqual([
    'list:men',
    'list:women',
    ...tagsOf(first),
  ]);
  expect(await told(`update products set is_unisex = true where id in (${first}, ${second})`)).toEqual([
    'list:men',
    'list:women',
    ...tagsOf(first, second),
  ]);
  expect(await told(`update products set current_price_minor = 9000 where ${own}`)).toEqual([]);
  expect(
    await told(`update products set color = case when id = ${second} then 'Ocre' else color end where ${own}`),
  ).toEqual(['list:men', 'list:women', ...tagsOf(second)]);
});
