import { asc, inArray } from 'drizzle-orm';
import type { Picture } from '#contract/goods/products.ts';
import type { Executor } from '#platform/database/database.ts';
import { productImages } from './catalogue.tables.ts';

/** Returns the first picture of each product that has one, by product id: one statement. */
export async function firstPictures(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, Picture>> {
  if (ids.length === 0) return new Map();
  const { productId, path, width, height, placeholder, alt, widths } = productImages;
  const rows = await db
    .selectDistinctOn([productId], { productId, picture: { path, width, height, placeholder, alt, widths } })
    .from(productImages)
    .where(inArray(productId, [...new Set(ids)]))
    .orderBy(asc(productId), asc(productImages.position));
  return new Map(rows.map((row) => [row.productId, row.picture]));
}
