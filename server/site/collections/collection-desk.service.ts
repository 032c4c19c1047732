import { asc, eq } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import type { CollectionRow, DeskCollection, collectionDesk } from '#contract/site/collections/collection-desk.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { isForSale } from '#server/goods/products/public-products.service.ts';
import { viewDeskProducts } from '#server/goods/products/product-view.service.ts';
import { t } from '#messages/messages.ts';
import type { CollectionSource } from '#contract/site/collections/collection-rules.ts';
import { departmentName } from '#contract/core/shop/present-departments.ts';
import { sourceOf } from './collection-source.ts';
import { collections, type StoredCollection } from './collections.tables.ts';

type Calls = typeof collectionDesk;

/** Returns all collections, by title. */
export async function listCollections(db: Executor): Promise<CollectionRow[]> {
  const rows = await db.select().from(collections).orderBy(asc(collections.title));
  return rows.map(({ slug, title, sort, isPublic, ...row }) => ({ slug, title, sort, isPublic, by: sourceOf(row).by }));
}

/** Returns a collection as its owner wrote it. Throws `collection_not_found`. */
export async function collectionToEdit(db: Executor, slug: string): Promise<DeskCollection> {
  return deskCollection(db, only(await db.select().from(collections).where(eq(collections.slug, slug))));
}

async function deskCollection(db: Executor, stored: StoredCollection): Promise<DeskCollection> {
  const { slug, title, description, sort, isPublic, version } = stored;
  const source = sourceOf(stored);
  const named = await inShopLanguage(() => viewDeskProducts(db, source.by === 'picked' ? source.products : []));
  const products = named.map((product) => ({
    id: product.id,
    name: product.name,
    color: product.color,
    picture: product.pictures[0] ?? null,
    isHidden: !isForSale(product),
  }));
  return { slug, title, description, sort, isPublic, version, source, products };
}

/** Adds a collection. Throws `collection_taken` if another one has its address. */
export function createCollection(ctx: Context, fields: Input<Calls['create']>): Promise<DeskCollection> {
  return refusedAs({ [violations.unique]: () => new ShopError('collection_taken') }, () =>
    inTransaction(ctx.db, async (transaction) => {
      const made = only(await transaction.insert(collections).values(fields).returning());
      const change = { subject: made.slug, after: toldCollection(made) };
      await noteChange(transaction, ctx, { action: 'collection.create', ...change });
      return deskCollection(transaction, made);
    }),
  );
}

/** Replaces a collection. Throws `collection_not_found`, `changed_meanwhile`. */
export function updateCollection(
  ctx: Context,
  { slug, version, ...fields }: Input<Calls['update']>,
): Promise<DeskCollection> {
  return inTransaction(ctx.db, async (transaction) => {
    const before = await lockCollection(transaction, slug);
    const present = await deskCollection(transaction, before);
    const actions = ['collection.create', 'collection.update'] as const;
    await refuseStale(transaction, version, { present, subject: slug, actions });
    const changed = transaction.update(collections).set(fields).where(eq(collections.id, before.id)).returning();
    const after = only(await changed);
    const change = { before: toldCollection(before), after: toldCollection(after) };
    await noteChange(transaction, ctx, { action: 'collection.update', subject: slug, ...change });
    return deskCollection(transaction, after);
  });
}

/** Deletes a collection. Links to it are no longer shown. Throws `collection_not_found`. */
export function removeCollection(ctx: Context, slug: string): Promise<{ slug: string }> {
  return inTransaction(ctx.db, async (transaction) => {
    const before = await lockCollection(transaction, slug);
    await transaction.delete(collections).where(eq(collections.id, before.id));
    await noteChange(transaction, ctx, { action: 'collection.delete', subject: slug, before: toldCollection(before) });
    return { slug };
  });
}

async function lockCollection(transaction: Transaction, slug: string): Promise<StoredCollection> {
  return only(await transaction.select().from(collections).where(eq(collections.slug, slug)).for('update'));
}

function only([row]: readonly StoredCollection[]): StoredCollection {
  if (!row) throw new ShopError('collection_not_found');
  return row;
}

/** Returns the fields of a collection as the audit log shows them, whoever reads it later. */
function toldCollection(stored: StoredCollection) {
  const { title, description, sort, isPublic } = stored;
  return inShopLanguage(() => ({ title, description, sort, isPublic, products: toldSource(sourceOf(stored)) }));
}

function toldSource(source: CollectionSource): string[] {
  if (source.by === 'picked') return source.products.map((id) => t('home-desk.productNumber', { id }));
  const { gender, category, brand, color, size, search, minPrice, maxPrice, offers } = source.query;
  const parts: (readonly [string, string | number | null])[] = [
    [t('home-desk.gender'), gender && departmentName(gender)],
    [t('home-desk.category'), category],
    [t('home-desk.brand'), brand],
    [t('home-desk.color'), color],
    [t('home-desk.size'), size],
    [t('home-desk.text'), search],
    [t('home-desk.priceFrom'), minPrice],
    [t('home-desk.priceTo'), maxPrice],
    [t('collections.newDays'), source.newDays],
  ];
  const told = parts.filter(([, value]) => value !== null && value !== '').map(([name, value]) => `${name}: ${value}`);
  return offers ? [...told, t('home-desk.onlyOffers')] : told;
}
