import { sql } from 'drizzle-orm';
import { textKey } from '#contract/core/fields/short-text.ts';
import type { Executor } from '#platform/database/database.ts';
import { oldHandles } from '#server/goods/imports/product-imports.tables.ts';
import { products, variants } from '#server/goods/products/catalogue.tables.ts';
import type { ReviewRecord } from './review-records.ts';

/**
 * Returns what finds the product of a review: by the address that it had in the other shop, which its import kept, else by the SKU of
 * one of its sizes, else by its name if one product alone has it. Of a garment in several colours it is the first.
 */
export async function productFinder(db: Executor): Promise<(review: ReviewRecord) => number | undefined> {
  const handles = await db
    .select({ key: oldHandles.handle, id: oldHandles.productId })
    .from(oldHandles)
    .where(sql`${oldHandles.kind} = 'product'`)
    .orderBy(sql`${oldHandles.productId} desc`);
  const skus = await db
    .select({ key: sql<string>`lower(${variants.sku})`, id: variants.productId })
    .from(variants)
    .where(sql`${variants.sku} is not null`);
  const named = await db.select({ name: products.name, id: products.id }).from(products);
  const byHandle = new Map(handles.map(({ key, id }) => [key.toLowerCase(), id]));
  const bySku = new Map(skus.map(({ key, id }) => [key, id]));
  const byName = new Map<string, number | undefined>();
  for (const { name, id } of named) {
    const key = textKey(name);
    byName.set(key, byName.has(key) ? undefined : id);
  }
  return ({ handle, sku, product }) =>
    (handle === '' ? undefined : byHandle.get(handle)) ??
    (sku === '' ? undefined : bySku.get(sku.toLowerCase())) ??
    (product === '' ? undefined : byName.get(textKey(product))) ??
    undefined;
}
