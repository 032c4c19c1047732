import type { Pool } from 'pg';
import type { CatalogueOrder } from '#contract/goods/products.ts';

/** Values of the owner's attributes as addresses name them, with what is stored. */
const values = {
  'tela:lino': 'value_id = 1',
  'tela:lana': 'value_id = 2',
  'gramaje:120': 'number = 120',
  'gramaje:1.5': 'number = 1.5',
  'gramaje:100': 'number = 100',
  'gramaje:200': 'number = 200',
  'forro:si': 'flag',
  'forro:no': 'not flag',
} as const;

/** Ranges of numbers, which are asked for and not counted by themselves. */
const ranges = {
  'gramaje:100-200': 'number between 100 and 200',
  'gramaje:1.5-120': 'number between 1.5 and 120',
  'gramaje:-100': 'number <= 100',
  'gramaje:2-': 'number >= 2',
  'gramaje:200-300': 'number between 200 and 300',
} as const;

const conditions = { ...values, ...ranges };

type Value = keyof typeof conditions;

const isValue = (text: string): text is Value => Object.hasOwn(conditions, text);
const allValues = Object.keys(values).filter(isValue);
export const allAsked = Object.keys(conditions).filter(isValue);
const attributeOf = (value: string) => value.slice(0, value.indexOf(':'));

/** A question to the catalogue. */
export type Asked = {
  readonly gender?: 'men' | 'women' | undefined;
  readonly brand: readonly string[];
  readonly color: readonly string[];
  readonly size: readonly string[];
  readonly maxPrice?: number | undefined;
  readonly offers?: boolean | undefined;
  readonly order: CatalogueOrder;
  readonly page: number;
  readonly search?: string | undefined;
  readonly attribute: readonly Value[];
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

/** True for products that have one of some values. */
const hasValue = (some: readonly Value[]) =>
  `exists (select from product_attributes where product_id = p.id and (${some.map((value) => conditions[value]).join(' or ')}))`;

function attributesAsked({ attribute }: Asked, without: string): string[] {
  const others = attribute.filter((value) => attributeOf(value) !== without);
  return [...Map.groupBy(others, attributeOf).values()].map(hasValue);
}

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
    ...attributesAsked(asked, without),
    ...(asked.search ? [`${ofProduct} @@ ${query(asked.search, ':*')}`] : []),
  ].join(' and ');
}

/** The page that is asked for, or the first one where it does not exist. */
export const pageOf = ({ page }: Asked, total: number) => (total > 9 * (page - 1) ? page : 1);

/** Returns what the catalogue has to answer, computed from the tables in plain SQL. */
export async function catalogueTruth(pool: Pool, asked: Asked) {
  const ask = async <Row extends Record<string, unknown>>(text: string) => (await pool.query<Row>(text)).rows;
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
  const attributes: [string, number][] = [];
  for (const value of allValues) {
    const [row] = await ask<{ total: number }>(
      `select count(*)::int as total from products p where ${where(asked, attributeOf(value))} and ${hasValue([value])}`,
    );
    if (row && row.total > 0) attributes.push([value, row.total]);
  }
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
    attributes: attributes.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  };
}
