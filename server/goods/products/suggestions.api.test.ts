import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#contract/goods/products.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';

let shop: Shop;

const goods = [
  'Camisa Lino',
  'Camisa Río',
  'Camiseta Sol',
  'Casaca Puna',
  'Pollera Ñandú',
  'Camisa Mar',
  'Camisa Sur',
  'Camisa Oro',
];

beforeAll(async () => {
  shop = await openShop();
  await shop.pool.query(
    "insert into categories (id, title, genre) values (900, 'Camisas', 'men'), (901, 'Polleras', 'women'), (902, 'Camperas', 'men')",
  );
  for (const name of goods) {
    await shop.pool.query(
      `insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
        values ($1, '', 'men', 'Casa', 'Azul', 100, 900)`,
      [name],
    );
  }
});

afterAll(() => shop.close());

async function suggested(search: string) {
  const { categories, products } = await shop.guest().call(catalogue.suggestions, { search });
  return { categories: categories.map(({ title }) => title), products: products.map(({ name }) => name) };
}

test.each([
  ['cam', 'Camisa Oro'],
  ['camisa lino', 'Camisa Lino'],
  ['CAMISA RIO', 'Camisa Río'],
  ['pollera ñandu', 'Pollera Ñandú'],
  ['camsa', 'Camisa Oro'],
  ['poyera', 'Pollera Ñandú'],
])('while %s is typed, %s is offered first', async (search, first) => {
  const { products } = await suggested(search);
  expect(products[0]).toBe(first);
  expect(products.length).toBeLessThanOrEqual(5);
});

test('categories are suggested too, also for a typo', async () => {
  expect((await suggested('camisas')).categories[0]).toBe('Camisas');
  expect((await suggested('polera')).categories[0]).toBe('Polleras');
});

test('a text that matches nothing has no suggestions', async () => {
  expect(await suggested('xyzw qqq')).toEqual({ categories: [], products: [] });
  expect(await suggested('¿?')).toEqual({ categories: [], products: [] });
});

test('a word of a new product is found at once, also with typos', async () => {
  await shop.pool.query(
    `insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
      values ('Chaleco Austral', '', 'men', 'Casa', 'Gris', 100, 900)`,
  );
  expect((await suggested('chalceo')).products).toEqual(['Chaleco Austral']);
});

test('cards are in the requested order, without deleted products', async () => {
  const { rows } = await shop.pool.query<{ id: number }>('select id from products order by id limit 3');
  const [first = 0, second = 0, third = 0] = rows.map(({ id }) => id);
  const cards = await shop.guest().call(catalogue.cards, { id: [third, 999_999, first, second] });
  expect(cards.map(({ id }) => id)).toEqual([third, first, second]);
});

test('the numbers of all products come in blocks', async () => {
  const { ids, blocks } = await shop.guest().call(catalogue.numbers, { block: 0 });
  const { rows } = await shop.pool.query<{ id: number }>('select id from products order by id');
  expect(ids).toEqual(rows.map(({ id }) => id));
  expect(blocks).toBe(1);
  expect((await shop.guest().call(catalogue.numbers, { block: 1 })).ids).toEqual([]);
});
