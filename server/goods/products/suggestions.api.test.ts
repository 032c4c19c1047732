import { beforeAll, expect, test } from 'vitest';
import { catalogue } from '#contract/goods/products.ts';
import { openedShop } from '#test/opened-shop.ts';

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

const here = openedShop();

beforeAll(async () => {
  await here.shop.pool.query(
    "insert into categories (id, title, genre) values (900, 'Camisas', 'men'), (901, 'Polleras', 'women'), (902, 'Camperas', 'men')",
  );
  for (const name of goods) {
    await here.shop.pool.query(
      `insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
        values ($1, '', 'men', 'Casa', 'Azul', 100, 900)`,
      [name],
    );
  }
});

async function suggested(search: string) {
  const { categories, products } = await here.shop.guest().call(catalogue.suggestions, { search });
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
  await here.shop.pool.query(
    `insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
      values ('Chaleco Austral', '', 'men', 'Casa', 'Gris', 100, 900)`,
  );
  expect((await suggested('chalceo')).products).toEqual(['Chaleco Austral']);
});

test('cards are in the requested order, without deleted products', async () => {
  const { rows } = await here.shop.pool.query<{ id: number }>('select id from products order by id limit 3');
  const [first = 0, second = 0, third = 0] = rows.map(({ id }) => id);
  const cards = await here.shop.guest().call(catalogue.cards, { id: [third, 999_999, first, second] });
  expect(cards.map(({ id }) => id)).toEqual([third, first, second]);
});

test('the numbers of all products come in blocks', async () => {
  const { ids, blocks } = await here.shop.guest().call(catalogue.numbers, { block: 0 });
  const { rows } = await here.shop.pool.query<{ id: number }>('select id from products order by id');
  expect(ids).toEqual(rows.map(({ id }) => id));
  expect(blocks).toBe(1);
  expect((await here.shop.guest().call(catalogue.numbers, { block: 1 })).ids).toEqual([]);
});
