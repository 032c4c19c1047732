import { and, asc, eq, or, sql } from 'drizzle-orm';
import { departmentKey, isShownDepartment } from '#contract/core/shop/present-departments.ts';
import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { products } from '#server/goods/products/catalogue.tables.ts';
import { categories } from '#server/goods/products/categories.tables.ts';
import { isPublic } from '#server/goods/products/public-products.service.ts';
import { oldHandles } from '#server/goods/imports/product-imports.tables.ts';
import type { Database } from '#platform/database/database.ts';
import { languageAddress } from '#server/core/context/request-language.ts';
import type { Services } from '#server/core/context/context.ts';
import { collectionHandle, namedHandles, plainPath, type NamedHandle } from './named-handle.ts';
import { isPublicCollection } from '../collections/collections.service.ts';
import { directedAddresses, missedAddresses } from './old-addresses.tables.ts';

/** More addresses are not counted: somebody makes them up. */
const mostMissed = 5000;

/**
 * Returns where an address leads that the shop has no page for: where the owner directed it, to the collection with that handle,
 * or to the product or category that had it in the shop before. Counts it if it leads nowhere. `target` is a path, perhaps with a query.
 */
export async function findMoved(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  target: string,
): Promise<string | undefined> {
  const { prefix, target: own } = languageAddress(target);
  const path = plainPath(own.replace(/\?.*$/s, ''));
  if (path === undefined) return undefined;
  const [directed] = await db.select().from(directedAddresses).where(eq(directedAddresses.path, path));
  if (directed) return `${prefix}${directed.target}`;
  const found = (await collectionAt(db, path)) ?? (await addressOf(db, namedHandles(path)));
  if (found !== undefined) return `${prefix}${found}`;
  await countMissed(db, path, clock());
  return undefined;
}

/** The owner gave a collection the address that it had before: it says more than what was imported. */
async function collectionAt(db: Database, path: string): Promise<string | undefined> {
  const slug = collectionHandle(path);
  if (slug === undefined || !(await isPublicCollection(db, slug))) return undefined;
  return filledAddress(pageAddresses.collection, { slug });
}

async function addressOf(db: Database, handles: readonly NamedHandle[]): Promise<string | undefined> {
  if (handles.length === 0) return undefined;
  const rows = await db
    .select({ kind: oldHandles.kind, handle: oldHandles.handle, productId: oldHandles.productId, category: categories })
    .from(oldHandles)
    .leftJoin(products, eq(products.id, oldHandles.productId))
    .leftJoin(categories, eq(categories.id, oldHandles.categoryId))
    .where(
      and(
        or(...handles.map(({ kind, handle }) => and(eq(oldHandles.kind, kind), eq(oldHandles.handle, handle)))),
        or(isPublic, eq(oldHandles.kind, 'category')),
      ),
    )
    .orderBy(asc(oldHandles.productId));
  const [best] = handles.flatMap(
    ({ kind, handle }) => rows.find((row) => row.kind === kind && row.handle === handle) ?? [],
  );
  if (!best) return undefined;
  if (best.productId !== null) return filledAddress(pageAddresses.detail, { id: String(best.productId) });
  if (!best.category || !isShownDepartment(best.category.genre)) return undefined;
  const gender = departmentKey(best.category.genre);
  return `${pageAddresses.catalogue}?${new URLSearchParams({ gender, category: String(best.category.id) }).toString()}`;
}

async function countMissed(db: Database, path: string, now: Date): Promise<void> {
  await db.execute(sql`insert into ${missedAddresses} (path, last_at)
    select ${path}, ${now.toISOString()}::timestamptz
    where exists (select from ${missedAddresses} where path = ${path})
      or (select count(*) from ${missedAddresses}) < ${mostMissed}
    on conflict (path) do update set visits = missed_addresses.visits + 1, last_at = excluded.last_at`);
}
