import { asc, count, desc, eq, gt, and, max, min, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { cataloguePageSize } from '#contract/catalogue.ts';
import type { CataloguePage, CatalogueQuestion } from '#contract/catalogue.ts';
import { cents } from '#contract/money.ts';
import { categories } from '../categories/categories.tables.ts';
import type { Executor } from '../database/database.ts';
import { conditionsOf } from './catalogue-filters.ts';
import type { LookedUp } from './catalogue-filters.ts';
import { noteList } from '../page-cache/shown.ts';
import { products, variants } from './catalogue.tables.ts';
import { viewProducts } from './product-view.service.ts';
import { matchText } from './text-match.ts';

/** One page of the catalogue. A page beyond the last one is the last one. */
export async function findCataloguePage(db: Executor, asked: CatalogueQuestion): Promise<CataloguePage> {
  noteList(asked.gender);
  const question = { ...asked, match: asked.search ? await matchText(db, asked.search) : undefined };
  const [total, facets] = await Promise.all([countProducts(db, question), findFacets(db, question)]);
  const pages = Math.max(1, Math.ceil(total / cataloguePageSize));
  const page = Math.min(question.page, pages);
  const ids = await findIds(db, question, page);
  return { products: await viewProducts(db, ids), total, page, pages, facets };
}

async function countProducts(db: Executor, question: LookedUp): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(conditionsOf(question));
  return row?.total ?? 0;
}

const orders = {
  news: [desc(products.id)],
  'price-asc': [asc(products.currentPrice), asc(products.id)],
  'price-desc': [desc(products.currentPrice), asc(products.id)],
} as const;

/** What fits a search best comes first, unless another order was asked for. */
function orderOf({ match, order }: LookedUp): readonly SQL[] {
  return match && order === 'news' ? [desc(match.relevance), desc(products.id)] : orders[order];
}

async function findIds(db: Executor, question: LookedUp, page: number): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(conditionsOf(question))
    .orderBy(...orderOf(question))
    .limit(cataloguePageSize)
    .offset((page - 1) * cataloguePageSize);
  return rows.map(({ id }) => id);
}

async function findFacets(db: Executor, question: LookedUp): Promise<CataloguePage['facets']> {
  const [byCategory, brands, sizes, colors, price, offers] = await Promise.all([
    db
      .select({ id: categories.id, title: categories.title, genre: categories.genre, count: count() })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(conditionsOf(question, 'category'))
      .groupBy(categories.id)
      .orderBy(asc(categories.title)),
    db
      .select({ value: products.brandName, count: count() })
      .from(products)
      .where(conditionsOf(question, 'brand'))
      .groupBy(products.brandName)
      .orderBy(asc(products.brandName)),
    db
      .select({ value: variants.brandSize, count: count() })
      .from(products)
      .innerJoin(variants, and(eq(variants.productId, products.id), gt(variants.stock, 0)))
      .where(conditionsOf(question, 'size'))
      .groupBy(variants.brandSize)
      .orderBy(sql`min(${variants.position})`, asc(variants.brandSize)),
    db
      .select({ value: products.color, count: count() })
      .from(products)
      .where(conditionsOf(question, 'color'))
      .groupBy(products.color)
      .orderBy(asc(products.color)),
    db
      .select({ min: min(products.currentPrice), max: max(products.currentPrice) })
      .from(products)
      .where(conditionsOf(question, 'price')),
    db
      .select({ total: count() })
      .from(products)
      .where(and(conditionsOf(question, 'offers'), eq(products.isOffertPrice, true))),
  ]);
  const [range] = price;
  return {
    categories: byCategory,
    brands,
    sizes,
    colors,
    price:
      typeof range?.min === 'number' && typeof range.max === 'number'
        ? { min: cents(range.min), max: cents(range.max) }
        : null,
    offers: offers[0]?.total ?? 0,
  };
}
