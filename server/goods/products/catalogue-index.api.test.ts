import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue, catalogueOrders } from '#contract/goods/products.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';

let shop: Shop;
let ids: number[];

const brands = ['Casa', 'Río', 'Sol'];
const colors = ['Blanco', 'Negro'];
const sizes = ['M', 'L'];

beforeAll(async () => {
  shop = await openShop();
  const scene = purchaseScene(shop);
  const goods = await Promise.all(Array.from({ length: 12 }, (_, at) => scene.product({ name: `Prenda ${at}` })));
  ids = goods.map(({ id }) => id);
  // Never changed, so that each text finds something: else it would mean similar words.
  await scene.product({ name: 'Prenda Remera Sol negra blanca' });
  await shop.pool.query("update products set gender = 'men' where id = any($1)", [ids.slice(8)]);
  // The category in which unisex goods of women stand for men.
  await shop.pool.query(
    "insert into categories (id, title, genre) select 901, title, 'men' from categories where id = 900",
  );
});

afterAll(async () => {
  await shop.close();
});

type Asked = {
  readonly gender?: 'men' | 'women' | undefined;
  readonly brand: readonly string[];
  readonly color: readonly string[];
  readonly size: readonly string[];
  readonly maxPrice?: number | undefined;
  readonly offers?: boolean | undefined;
  readonly order: (typeof catalogueOrders)[number];
  readonly page: number;
  readonly search?: string | undefined;
};

/** The order of the answer in plain SQL. */
const sorted = {
  news: 'id desc',
  'price-asc': 'current_price_minor, id',
  'price-desc': 'current_price_minor desc, id',
};

/** A text finds what has all of its words, or words that begin with them; a whole word of the name is worth most. */
const query = (text: string, mark: string) =>
  `to_tsquery('spanish', plain_text('${text
    .split(' ')
    .map((word) => word + mark)
    .join(' & ')}'))`;
const ofProduct = '(select words from product_words where product_id = p.id)';
const relevance = (text: string) =>
  `4 * (${ofProduct} @@ ${query(text, '')})::int + 2 * (${ofProduct} @@ ${query(text, ':A')})::int + (${ofProduct} @@ ${query(text, ':*A')})::int desc, `;

/** Returns the conditions of a query in plain SQL, without those of one facet. */
function where(asked: Asked, without = ''): string {
  const list = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
  return [
    "state = 'published'",
    ...(asked.gender && without !== 'gender' ? [`'${asked.gender}' in (gender, other_gender)`] : []),
    ...(asked.brand.length > 0 && without !== 'brand' ? [`brand_name in (${list(asked.brand)})`] : []),
    ...(asked.color.length > 0 && without !== 'color' ? [`color in (${list(asked.color)})`] : []),
    ...(asked.size.length > 0 && without !== 'size'
      ? [
          `exists (select 1 from variants where product_id = p.id and stock > 0 and brand_size in (${list(asked.size)}))`,
        ]
      : []),
    ...(asked.maxPrice !== undefined && without !== 'price' ? [`current_price_minor <= ${asked.maxPrice * 100}`] : []),
    ...(asked.offers && without !== 'offers' ? ['is_offert_price'] : []),
    ...(asked.search ? [`${ofProduct} @@ ${query(asked.search, ':*')}`] : []),
  ].join(' and ');
}

/** The page that is asked for, or the first one where it does not exist. */
const pageOf = ({ page }: Asked, total: number) => (total > 9 * (page - 1) ? page : 1);

/** Returns the expected result, computed from the tables. */
async function truthOf(asked: Asked) {
  const ask = async <Row extends Record<string, unknown>>(text: string) => (await shop.pool.query<Row>(text)).rows;
  const counted = (column: string, from: string, facet: string) =>
    ask<{ value: string; count: number }>(
      `select ${column} as value, count(*)::int as count from ${from} where ${where(asked, facet)} group by 1 order by 1`,
    );
  // With a gender, a unisex product counts in its category there, or else in its own.
  const twin = `select category_id from product_categories where product_id = p.id and category_id <> p.category_id`;
  const places = asked.gender
    ? `select case gender when '${asked.gender}' then category_id else coalesce((${twin}), category_id) end as place`
    : 'select distinct category_id as place from product_categories where product_id = p.id';
  const [found] = await ask<{ ids: number[] | null }>(
    `select array_agg(id order by ${asked.search && asked.order === 'news' ? relevance(asked.search) : ''}${sorted[asked.order]}) as ids from products p where ${where(asked)}`,
  );
  const [price] = await ask<{ min: number | null; max: number | null }>(
    `select min(current_price_minor)::int as min, max(current_price_minor)::int as max from products p where ${where(asked, 'price')}`,
  );
  const [offers] = await ask<{ total: number }>(
    `select count(*)::int as total from products p where ${where(asked, 'offers')} and is_offert_price`,
  );
  const all = found?.ids ?? [];
  return {
    ids: all.slice(9 * (pageOf(asked, all.length) - 1), 9 * pageOf(asked, all.length)),
    total: all.length,
    genders: await counted(
      'stand',
      'products p join lateral unnest(array[gender, other_gender]) as stands(stand) on stand is not null',
      'gender',
    ),
    categories: await counted('place', `products p cross join lateral (${places}) as standing`, 'category'),
    brands: await counted('brand_name', 'products p', 'brand'),
    colors: await counted('color', 'products p', 'color'),
    sizes: await counted('brand_size', 'products p join variants on product_id = p.id and stock > 0', 'size'),
    price: typeof price?.min === 'number' ? { min: price.min, max: price.max } : null,
    offers: offers?.total,
  };
}

async function answerTo(asked: Asked) {
  const ask = (page: number) =>
    shop.guest().call(catalogue.page, {
      category: [],
      ...asked,
      page,
      offers: asked.offers ? 'true' : undefined,
      brand: [...asked.brand],
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
  order: fc.constantFrom(...catalogueOrders),
  page: fc.constantFrom(1, 1, 2),
  search: fc.option(fc.constantFrom('prenda', 'sol', 'negro', 'rem', 'blanca casa', 'sol neg'), { nil: undefined }),
});

test('CAT-4 MEND-4 GOOD-1 after any changes, in transactions that overlap, the catalogue’s counts equal those of the tables', async () => {
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
            expect(await answerTo(asked)).toEqual(await truthOf(asked));
          }
          await slow.query('commit');
        } finally {
          slow.release();
        }
        for (const { asked } of rounds) expect(await answerTo(asked)).toEqual(await truthOf(asked));
      },
    ),
    { numRuns: 40 },
  );
});

test('a renamed category has its new name, and many concurrent queries see one change', async () => {
  await shop.pool.query("update categories set title = 'Otra' where id = 900");
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.guest().call(catalogue.page, { page: 1 })));
  expect(new Set(answers.flatMap(({ facets }) => facets.categories.map(({ title }) => title)))).toEqual(
    new Set(['Otra']),
  );
});
