import { and, sql } from 'drizzle-orm';
import type { CataloguePage, CatalogueQuestion } from '#contract/goods/products.ts';
import type { Executor } from '#platform/database/database.ts';
import { both, type Bits } from './catalogue-index/bits.ts';
import { catalogueFacts, type CatalogueFacts } from './catalogue-index.service.ts';
import { cataloguePageOf } from './catalogue-page.ts';
import { products } from './catalogue.tables.ts';
import { selectedRows } from './count-catalogue.ts';
import { isPublic } from './public-products.service.ts';
import { findByText, rowsOf } from './text-match.ts';

/** What besides its question a page of the catalogue is limited to. */
type Within = {
  /** Only these products. */
  readonly ids?: readonly number[] | undefined;
  /** Whether they are in the order of `ids` where the question's order is the default one. */
  readonly isInOrder?: boolean;
  /** Only products that were first public since. */
  readonly publishedSince?: Date | undefined;
};

/**
 * Returns a page of the public products among some. Unlike in a search, a text only filters: what it finds is in the order of
 * the question, the newest first. Throws as `findCataloguePage` does.
 */
export async function cataloguePageWithin(
  db: Executor,
  { search, ...question }: CatalogueQuestion,
  within: Within,
): Promise<CataloguePage> {
  const { facts, bits } = await limited(db, search, within);
  const { ids, isInOrder = false } = within;
  const ranked = ids && isInOrder ? () => ids.map((id) => rowsOf(facts.rows, [id])) : undefined;
  return cataloguePageOf(db, facts, question, bits && { bits, ranked });
}

/** Returns the ids of all of them. A category, brand or value that is gone has none. */
export async function catalogueIdsWithin(
  db: Executor,
  { search, ...question }: CatalogueQuestion,
  { valued, ...within }: Within & { readonly valued?: { readonly attribute: number; readonly value: number } },
): Promise<number[]> {
  const { facts, bits } = await limited(db, search, within);
  const { rows } = facts;
  const found = selectedRows(facts, question, bits && { bits });
  if (!valued) return rows.idsOf(found);
  const having = rows.attributes.get(valued.attribute)?.rowsWith([String(valued.value)], rows.length);
  return having ? rows.idsOf(both(found, having)) : [];
}

/** Returns the facts, and the rows to which a question is limited; undefined for all. */
async function limited(
  db: Executor,
  search: string | undefined,
  { ids, publishedSince }: Within,
): Promise<{ facts: CatalogueFacts; bits: Bits | undefined }> {
  const fresh = publishedSince && (await idsSince(db, publishedSince));
  const facts = await catalogueFacts(db);
  const { rows } = facts;
  const named = search ? (await findByText(db, rows, search)).bits : undefined;
  const sets = [ids, fresh].flatMap((list) => (list ? [rowsOf(rows, list)] : []));
  const [first, ...others] = named ? [...sets, named] : sets;
  return { facts, bits: first && others.reduce(both, first) };
}

/** When a product was first public: those that always were, when they were made. */
const firstPublic = sql`coalesce(${products.publishedAt}, ${products.createdAt})`;
const isSince = (since: Date) => sql`${firstPublic} >= ${since.toISOString()}::timestamptz`;

async function idsSince(db: Executor, since: Date): Promise<number[]> {
  const rows = await db.select({ id: products.id }).from(products).where(isSince(since));
  return rows.map((row) => row.id);
}

/** Returns when the first of the public products was published that were published since; undefined if there is none. */
export async function firstPublishedSince(db: Executor, since: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ first: sql<Date | null>`min(${firstPublic})`.mapWith(products.createdAt) })
    .from(products)
    .where(and(isPublic, isSince(since)));
  return row?.first ?? undefined;
}
