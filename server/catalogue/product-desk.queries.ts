import { and, asc, count, desc, eq, exists, gt, lte, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { deskOrders, stockFilters } from '#contract/product-desk.ts';
import type { Executor } from '../database/database.ts';
import { escapedForLike } from '../database/like-pattern.ts';
import { products, variants } from './catalogue.tables.ts';

type DeskQuestion = {
  readonly search?: string | undefined;
  readonly category?: number | undefined;
  readonly stock: (typeof stockFilters)[number];
};

type DeskOrder = (typeof deskOrders)[number];

/** Units of a size that are few. */
const few = 3;

/** The products that a filter of the back office lets through. */
function conditionOf(db: Executor, { search = '', category, stock }: DeskQuestion): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) => sql`${searched} like '%' || plain_text(${escapedForLike(word)}) || '%'`),
    category === undefined ? undefined : eq(products.categoryId, category),
    stockCondition(db, stock),
  );
}

// Letter by letter the expression of the index products_search.
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
    low: sizes(lte(variants.stock, few)),
    out: not(sizes(gt(variants.stock, 0))),
  };
  return conditions[stock];
}

/** Each ends with the number, so that pages never overlap, and each has an index. */
const sortings = {
  newest: [desc(products.id)],
  name: [asc(products.name), asc(products.id)],
  'price-asc': [asc(products.currentPrice), asc(products.id)],
  'price-desc': [desc(products.currentPrice), desc(products.id)],
} as const satisfies Record<DeskOrder, readonly SQL[]>;

/** The numbers of one page of products, and how many there are in all. */
export async function deskProducts(
  db: Executor,
  question: DeskQuestion,
  { page, size, order }: { readonly page: number; readonly size: number; readonly order: DeskOrder },
): Promise<{ ids: number[]; total: number }> {
  const where = conditionOf(db, question);
  const [found, counted] = await Promise.all([
    db
      .select({ id: products.id })
      .from(products)
      .where(where)
      .orderBy(...sortings[order])
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: count() }).from(products).where(where),
  ]);
  return { ids: found.map(({ id }) => id), total: counted[0]?.total ?? 0 };
}
