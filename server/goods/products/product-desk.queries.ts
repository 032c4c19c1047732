import { and, asc, count, desc, eq, exists, gt, not, or, sql, type SQL } from 'drizzle-orm';
import type { deskOrders, stockFilters } from '#contract/goods/product-desk.ts';
import type { ProductState } from '#contract/goods/desk-product.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { Executor } from '#platform/database/database.ts';
import { escapedForLike } from '#platform/database/like-pattern.ts';
import { categories } from './categories.tables.ts';
import { products, productWords, variants } from './catalogue.tables.ts';
import { productsCodedLike } from './coded-sizes.service.ts';
import { isRunningLow } from './low-stock.service.ts';
import { ownQueryOf } from './searched-words.ts';
import { wordsOf } from './typed-words.ts';

type DeskQuestion = {
  readonly search?: string | undefined;
  readonly category?: number | undefined;
  readonly stock: (typeof stockFilters)[number];
  readonly state?: ProductState | undefined;
};

type DeskOrder = (typeof deskOrders)[number];

/** Returns the condition of the back office's product filter. */
function conditionOf(db: Executor, { search = '', category, stock, state }: DeskQuestion): SQL | undefined {
  return and(
    isProductMeant(search),
    category === undefined ? undefined : eq(products.categoryId, category),
    stockCondition(db, stock),
    state === undefined ? undefined : eq(products.state, state),
  );
}

/** Returns the condition for products that a search means: by all of its words, or as a code of one of their sizes. */
export function isProductMeant(search: string): SQL | undefined {
  const byWords = and(...searchedParts(search).map(isMeantBy));
  return byWords && or(byWords, sql`${products.id} in (${productsCodedLike(search)})`);
}

/** True for the products that are found first: those with a size of which the search is the SKU or the barcode. */
const isCoded = (search: string) =>
  sql`${products.id} in (select product_id from (${productsCodedLike(search)}) as coded)`;

/** Returns the words of a search; 'N° 161', as the list shows it, is the number alone. */
function searchedParts(search: string): string[] {
  return search
    .replace(/(?<!\p{L})n\s*[°º.]*\s*(?=\d)/giu, '')
    .split(/\s+/)
    .filter(Boolean);
}

/**
 * True if a product matches one word of a search: as a substring of name, brand or colour, as another form of a word in
 * them or in its category ('remeras' finds 'Remera'), or as its number. Stop words ('de') match everything. Each of
 * these has its own index.
 */
function isMeantBy(part: string): SQL {
  const held = sql`select id from ${products} where ${searched} like '%' || plain_text(${escapedForLike(part)}) || '%'`;
  const words = wordsOf(part);
  if (words.length === 0) return sql`${products.id} in (${held})`;
  const meant = ownQueryOf(words, ':*');
  const ways = [
    held,
    sql`select product_id from ${productWords} where ${productWords.words} @@ ${meant}`,
    sql`select id from ${products} where category_id in (
      select id from ${categories} where to_tsvector('spanish', plain_text(title)) @@ ${meant})`,
    ...(/^\d{1,9}$/.test(part) ? [sql`select ${Number(part)}::integer`] : []),
  ];
  return sql`(numnode(${meant}) = 0 or ${products.id} in (${sql.join(ways, sql` union `)}))`;
}

// Must be character by character the expression of the index products_search.
const searched = sql`plain_text(name || ' ' || brand_name || ' ' || color)`;

function stockCondition(db: Executor, stock: DeskQuestion['stock']): SQL | undefined {
  const sizes = (where?: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(variants)
        .where(and(eq(variants.productId, products.id), where)),
    );
  const conditions = {
    all: undefined,
    in: sizes(gt(variants.stock, 0)),
    low: sizes(isRunningLow),
    'size-out': sizes(eq(variants.stock, 0)),
    out: not(sizes(gt(variants.stock, 0))),
  };
  return conditions[stock];
}

const units = sql`(select coalesce(sum(stock), 0) from ${variants} where product_id = ${products.id})`;

/**
 * What the size that costs most takes of the price without its tax: the higher, the less is left. The usual tax is the same part of
 * all prices, so that it changes no order. Null without a cost.
 */
const costShare = () => sql`(select max(cost_minor) from ${variants} where product_id = ${products.id})::numeric
  * (100 + coalesce(${products.vatPercent}, ${shop().vatPercent})) / nullif(${products.currentPrice}, 0)`;

/**
 * Each order ends with the id, so that pages never overlap. All but those by brand, stock and margin have an index, and products without a known cost are last.
 */
const sortings = () =>
  ({
    newest: [desc(products.id)],
    oldest: [asc(products.id)],
    name: [asc(products.name), asc(products.id)],
    'name-desc': [desc(products.name), desc(products.id)],
    brand: [asc(products.brandName), asc(products.id)],
    'brand-desc': [desc(products.brandName), desc(products.id)],
    'price-asc': [asc(products.currentPrice), asc(products.id)],
    'price-desc': [desc(products.currentPrice), desc(products.id)],
    'stock-asc': [asc(units), asc(products.id)],
    'stock-desc': [desc(units), desc(products.id)],
    'margin-asc': [sql`${costShare()} desc nulls last`, asc(products.id)],
    'margin-desc': [sql`${costShare()} asc nulls last`, desc(products.id)],
  }) as const satisfies Record<DeskOrder, readonly SQL[]>;

/** Returns the ids of one page of products, and how many there are in all. */
export async function deskProducts(
  db: Executor,
  question: DeskQuestion,
  { page, size, order }: { readonly page: number; readonly size: number; readonly order: DeskOrder },
): Promise<{ ids: number[]; total: number }> {
  const where = conditionOf(db, question);
  const first = question.search ? [desc(isCoded(question.search))] : [];
  const [found, counted] = await Promise.all([
    db
      .select({ id: products.id })
      .from(products)
      .where(where)
      .orderBy(...first, ...sortings()[order])
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: count() }).from(products).where(where),
  ]);
  return { ids: found.map(({ id }) => id), total: counted[0]?.total ?? 0 };
}
