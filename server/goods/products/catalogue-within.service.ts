import { desc, gte, min } from 'drizzle-orm';
import type { CataloguePage, CatalogueQuestion } from '#contract/goods/products.ts';
import type { Executor } from '#platform/database/database.ts';
import { findCataloguePage } from './catalogue-page.ts';
import { products } from './catalogue.tables.ts';
import { findByText } from './text-match.ts';

/** What besides its question a page of the catalogue is limited to. */
type Within = {
  /** Only these products, in this order unless the question has another. */
  readonly ids?: readonly number[] | undefined;
  /** Only products that were made since. */
  readonly madeSince?: Date | undefined;
};

/**
 * Returns a page of the catalogue among some products. Unlike in a search, a text only filters: what it finds is in the order of
 * the question, the newest first. Throws as `findCataloguePage` does.
 */
export async function cataloguePageWithin(
  db: Executor,
  { search, ...question }: CatalogueQuestion,
  { ids, madeSince }: Within,
): Promise<CataloguePage> {
  const made = madeSince && (await idsSince(db, madeSince));
  const named = search ? await findByText(db, search, false) : undefined;
  const [first, ...others] = [ids, made, named].filter((list) => list !== undefined);
  const sets = others.map((list) => new Set(list));
  const within = first && Uint32Array.from(first).filter((id) => sets.every((set) => set.has(id)));
  return findCataloguePage(db, question, within);
}

async function idsSince(db: Executor, since: Date): Promise<number[]> {
  const { id, createdAt } = products;
  const rows = await db.select({ id }).from(products).where(gte(createdAt, since)).orderBy(desc(id));
  return rows.map((row) => row.id);
}

/** Returns when the first of the products was made that were made since; undefined if there is none. */
export async function firstMadeSince(db: Executor, since: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ first: min(products.createdAt) })
    .from(products)
    .where(gte(products.createdAt, since));
  return row?.first ?? undefined;
}
