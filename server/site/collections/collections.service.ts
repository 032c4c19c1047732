import { asc, eq } from 'drizzle-orm';
import { dayMs } from '#contract/core/time/units.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import {
  catalogueQuestion,
  type CataloguePage,
  type CatalogueOrder,
  type CatalogueQuestion,
} from '#contract/goods/products.ts';
import type { CollectionSort } from '#contract/site/collections/collection-rules.ts';
import type { ShownCollection } from '#contract/site/collections/collections.ts';
import { language } from '#messages/present-language.ts';
import type { Executor } from '#platform/database/database.ts';
import { freshUntil } from '#platform/page-cache/collect-tags.ts';
import {
  catalogueIdsWithin,
  cataloguePageWithin,
  firstPublishedSince,
} from '#server/goods/products/catalogue-within.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { tagPage } from '#server/core/context/page-tags.ts';
import { inWords, type Say } from '#server/core/context/shown-words.ts';
import { questionOf } from '../home/row-products.service.ts';
import { sourceOf } from './collection-source.ts';
import { collections, type StoredCollection } from './collections.tables.ts';

/** Returns the public collections in the language of the request, by title. */
export async function publicCollections(db: Executor): Promise<{ slug: string; title: string }[]> {
  tagPage('collections');
  const { slug, title } = collections;
  const found = await db.select({ slug, title }).from(collections).where(eq(collections.isPublic, true));
  return found
    .map((one) => inWords(one, 'title'))
    .toSorted((one, other) => one.title.localeCompare(other.title, language()));
}

/** Returns which collections there are, by the ends of their addresses: true for a public one. */
export async function collectionPlaces(db: Executor): Promise<ReadonlyMap<string, boolean>> {
  tagPage('collections');
  const { slug, isPublic } = collections;
  const rows = await db.select({ slug, isPublic }).from(collections);
  return new Map(rows.map((row) => [row.slug, row.isPublic]));
}

/** True if there is a public collection at an address. */
export async function isPublicCollection(db: Executor, slug: string): Promise<boolean> {
  return (await collectionPlaces(db)).get(slug) === true;
}

type Asked = { readonly slug: string; readonly page: number };

/** Returns a page of a public collection. Throws `not_found`, and `page_not_found` beyond its last page. */
export async function shownCollection(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { slug, page }: Asked,
): Promise<ShownCollection> {
  tagPage('collections');
  const [found] = await db.select().from(collections).where(eq(collections.slug, slug));
  if (!found?.isPublic) throw new ShopError('not_found');
  tagPage(`collection:${found.id}`);
  const { title, description, inOwnLanguage } = collectionInWords(found);
  return {
    slug,
    title,
    description,
    ...(inOwnLanguage && { inOwnLanguage }),
    page: await productsOf(db, found, { page, now: clock() }),
  };
}

/** Returns a collection with its texts in the language of the request; `say` translates them, or lists them. */
function collectionInWords({ title, description }: StoredCollection, say: Say = inWords) {
  return say({ title, description }, 'title', 'description');
}

/** Says the texts of all collections. */
export async function sayCollections(db: Executor, say: Say): Promise<void> {
  for (const one of await db.select().from(collections).orderBy(asc(collections.id))) collectionInWords(one, say);
}

const orders = {
  hand: 'news',
  newest: 'news',
  'price-asc': 'price-asc',
  'price-desc': 'price-desc',
} as const satisfies Record<CollectionSort, CatalogueOrder>;

/** Returns the products of a collection by the catalogue's own query. A rule of a category that is gone finds nothing. */
async function productsOf(
  db: Executor,
  collection: StoredCollection,
  { page, now }: { readonly page: number; readonly now: Date },
): Promise<CataloguePage> {
  const source = sourceOf(collection);
  const { sort } = collection;
  const within = (question: CatalogueQuestion, of: Parameters<typeof cataloguePageWithin>[2]) =>
    cataloguePageWithin(db, { ...question, order: orders[sort], page }, of);
  if (source.by === 'picked') {
    return within(catalogueQuestion.parse({}), { ids: source.products, isInOrder: sort === 'hand' });
  }
  const publishedSince = source.newDays === null ? undefined : new Date(now.getTime() - source.newDays * dayMs);
  if (publishedSince && source.newDays !== null) await freshWhileNew(db, publishedSince, source.newDays);
  try {
    const question = questionOf({ by: 'collection', query: source.query });
    return await (question ? within(question, { publishedSince }) : within(catalogueQuestion.parse({}), { ids: [] }));
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'category_not_found') throw error;
    return within(catalogueQuestion.parse({}), { ids: [] });
  }
}

/** Returns the ids of the products of a collection, public or not; none for one that is gone. */
export async function collectionProductIds(db: Executor, slug: string, now: Date): Promise<number[]> {
  const [found] = await db.select().from(collections).where(eq(collections.slug, slug));
  if (!found) return [];
  const source = sourceOf(found);
  if (source.by === 'picked') return catalogueIdsWithin(db, catalogueQuestion.parse({}), { ids: source.products });
  const question = questionOf({ by: 'collection', query: source.query });
  if (!question) return [];
  const publishedSince = source.newDays === null ? undefined : new Date(now.getTime() - source.newDays * dayMs);
  return catalogueIdsWithin(db, question, { publishedSince });
}

/** A page of new products is right until the first of them is no longer new. */
async function freshWhileNew(db: Executor, since: Date, days: number): Promise<void> {
  const first = await firstPublishedSince(db, since);
  if (first) freshUntil(new Date(first.getTime() + days * dayMs));
}
