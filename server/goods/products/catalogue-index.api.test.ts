import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { catalogueOrders, catalogue } from '#contract/goods/products.ts';
import { allAsked, catalogueTruth, pageOf, type Asked } from '#test/catalogue-truth.ts';
import { manyGoods } from '#test/many-goods.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedShop } from '#test/opened-shop.ts';

const { shop } = openedShop();
let ids: number[];

const brands = ['Casa', 'Río', 'Sol'];
const colors = ['Blanco', 'Negro'];
const sizes = ['M', 'L'];

beforeAll(async () => {
  const scene = purchaseScene(shop);
  const goods = await Promise.all(Array.from({ length: 12 }, (_, at) => scene.product({ name: `Prenda ${at}` })));
  ids = goods.map(({ id }) => id);
  // Never changed, so that each text finds something: else it would mean similar words.
  await scene.product({ name: 'Prenda Remera Sol negra blanca' });
  await shop.pool.query(`insert into attributes (name, slug, kind, unit, position)
    values ('Tela', 'tela', 'list', '', 1), ('Gramaje', 'gramaje', 'number', 'g', 2), ('Forro', 'forro', 'flag', '', 3)`);
  await shop.pool.query(`insert into attribute_values (attribute_id, word, slug, position)
    values (1, 'Lino', 'lino', 1), (1, 'Lana', 'lana', 2)`);
  await shop.pool.query(
    `insert into product_attributes (product_id, attribute_id, number)
      select * from unnest($1::int[], array[2, 2, 2, 2], array[1.5, 100, 120, 200])`,
    [ids.slice(1, 5)],
  );
  await shop.pool.query("update products set gender = 'men' where id = any($1)", [ids.slice(8)]);
  // The category in which unisex goods of women stand for men.
  await shop.pool.query(
    "insert into categories (id, title, genre) select 901, title, 'men' from categories where id = 900",
  );
});

async function answerTo(asked: Asked) {
  const ask = (page: number) =>
    shop.guest().call(catalogue.page, {
      category: [],
      ...asked,
      page,
      offers: asked.offers ? 'true' : undefined,
      brand: [...asked.brand],
      attribute: [...asked.attribute],
      color: [...asked.color],
      size: [...asked.size],
    });
  const first = await ask(1);
  const { products, total, facets } = await ask(pageOf(asked, first.total));
  const byName = (list: { value: string; count: number }[]) => list.toSorted((a, b) => (a.value < b.value ? -1 : 1));
  return {
    ids: products.map(({ id }) => id),
    total,
    genders: byName(facets.genders),
    categories: facets.categories.map(({ id, count }) => ({ value: id, count })).toSorted((a, b) => a.value - b.value),
    brands: byName(facets.brands),
    colors: byName(facets.colors.map(({ value, count }) => ({ value, count }))),
    sizes: byName(facets.sizes),
    price: facets.price && { min: facets.price.min.minor, max: facets.price.max.minor },
    offers: facets.offers,
    attributes: facets.attributes
      .flatMap(({ slug, values: counted }) =>
        counted.map(({ value, count }): [string, number] => [`${slug}:${value}`, count]),
      )
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  };
}

const product = fc.nat({ max: 11 });
const change = fc.oneof(
  product.map((at) => `update products set current_price_minor = current_price_minor + 500 where id = ${ids[at]}`),
  fc
    .tuple(product, fc.constantFrom(...brands), fc.constantFrom(...colors))
    .map(
      ([at, brand, color]) => `update products set brand_name = '${brand}', color = '${color}' where id = ${ids[at]}`,
    ),
  product.map(
    (at) => `update products set is_offert_price = not is_offert_price, previous_price_minor = 1 where id = ${ids[at]}`,
  ),
  fc
    .tuple(product, fc.nat({ max: 1 }))
    .map(([at, stock]) => `update variants set stock = ${stock} where product_id = ${ids[at]}`),
  product.map(
    (at) =>
      `insert into variants (product_id, brand_size, stock, position) select ${ids[at]}, 'L', 1, 2
        where not exists (select 1 from variants where product_id = ${ids[at]} and brand_size = 'L')`,
  ),
  product.map(
    (at) => `update products set gender = case gender when 'men' then 'women' else 'men' end where id = ${ids[at]}`,
  ),
  product.map((at) => `update products set is_unisex = not is_unisex where id = ${ids[at]}`),
  fc
    .tuple(product, fc.constantFrom('draft', 'published', 'archived'))
    .map(([at, state]) => `update products set state = '${state}' where id = ${ids[at]}`),
  fc
    .tuple(product, fc.constantFrom('Remera Sol', 'Sol de Río', 'Solera Negra', 'Camisa blanca'))
    .map(([at, name]) => `update products set name = '${name}' where id = ${ids[at]}`),
  fc
    .tuple(
      product,
      fc.constantFrom(
        '1, 1, null, null',
        '1, 2, null, null',
        ...[1.5, 100, 120, 200].map((number) => `2, null, ${number}, null`),
      ),
    )
    .map(([at, value]) => `insert into product_attributes values (${ids[at]}, ${value}) on conflict do nothing`),
  fc
    .tuple(product, fc.boolean())
    .map(
      ([at, flag]) =>
        `insert into product_attributes values (${ids[at]}, 3, null, null, ${flag}) on conflict do nothing`,
    ),
  fc
    .tuple(product, fc.constantFrom(1, 2, 3))
    .map(([at, id]) => `delete from product_attributes where attribute_id = ${id} and product_id = ${ids[at]}`),
  product.map((at) => `delete from variants where product_id = ${ids[at]} and brand_size = 'L'`),
  fc.constant(
    `insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
      select 'Nueva', '', 'women', 'Sol', 'Negro', 100, category_id from products limit 1`,
  ),
  fc.constant("delete from products where id = (select max(id) from products where name = 'Nueva')"),
);

const question = fc.record({
  gender: fc.option(fc.constantFrom('men' as const, 'women' as const), { nil: undefined }),
  brand: fc.uniqueArray(fc.constantFrom(...brands), { maxLength: 2 }),
  color: fc.uniqueArray(fc.constantFrom(...colors), { maxLength: 1 }),
  size: fc.uniqueArray(fc.constantFrom(...sizes), { maxLength: 2 }),
  maxPrice: fc.option(fc.constantFrom(1000, 1299.5, 1310), { nil: undefined }),
  offers: fc.option(fc.constant(true), { nil: undefined }),
  attribute: fc.uniqueArray(fc.constantFrom(...allAsked), { maxLength: 3 }),
  order: fc.constantFrom(...catalogueOrders),
  page: fc.constantFrom(1, 1, 2),
  search: fc.option(fc.constantFrom('prenda', 'sol', 'negro', 'rem', 'blanca casa', 'sol neg'), { nil: undefined }),
});

/** Tries so many stories of changes. */
async function expectTrueCounts(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ changes: fc.array(change, { minLength: 1, maxLength: 3 }), asked: question }), {
        minLength: 1,
        maxLength: 3,
      }),
      async (rounds) => {
        // A transaction that stays open during all changes and commits last: its number is the lowest of all.
        const slow = await shop.pool.connect();
        try {
          await slow.query('begin');
          await slow.query("update products set color = 'Gris' where id = $1", [ids[0]]);
          for (const { changes, asked } of rounds) {
            for (const text of changes.filter((one) => !one.endsWith(`= ${ids[0]}`))) await shop.pool.query(text);
            expect(await answerTo(asked)).toEqual(await catalogueTruth(shop.pool, asked));
          }
          await slow.query('commit');
        } finally {
          slow.release();
        }
        for (const { asked } of rounds) expect(await answerTo(asked)).toEqual(await catalogueTruth(shop.pool, asked));
      },
    ),
    { numRuns },
  );
}

test('CAT-4 MEND-4 GOOD-1 GOOD-8 after any changes, in transactions that overlap, the catalogue’s counts equal those of the tables', () =>
  expectTrueCounts(12));

test('CAT-4 MEND-4 GOOD-1 GOOD-8 the same after many more changes', { tags: 'long' }, () => expectTrueCounts(40));

test('CAT-4 MEND-4 GOOD-4 of more products than one row of the change feed names, each is found by what one statement changed', async () => {
  const { ids: many } = await manyGoods(shop).add(250);
  const found = async (brand: string) => (await shop.guest().call(catalogue.page, { brand: [brand], page: 1 })).total;
  expect(await found('Casa')).toBeGreaterThanOrEqual(many.length);
  await shop.pool.query("update products set brand_name = 'Nueva' where id = any($1)", [many]);
  expect(await found('Nueva')).toBe(many.length);
  await shop.pool.query('delete from products where id = any($1)', [many]);
  expect(await found('Nueva')).toBe(0);
});

test('a renamed category has its new name, and many concurrent queries see one change', async () => {
  await shop.pool.query("update categories set title = 'Otra' where id = 900");
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.guest().call(catalogue.page, { page: 1 })));
  expect(new Set(answers.flatMap(({ facets }) => facets.categories.map(({ title }) => title)))).toEqual(
    new Set(['Otra']),
  );
});
