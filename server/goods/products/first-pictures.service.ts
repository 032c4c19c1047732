import { asc, sql } from 'drizzle-orm';
import type { Picture } from '#contract/goods/products.ts';
import type { Executor } from '#platform/database/database.ts';
import { prepared, type Given } from '#platform/database/prepared.ts';
import { productImages } from './catalogue.tables.ts';

const firstOf = prepared((db, given: Given<{ ids: readonly number[] }>) => {
  const { productId, path, width, height, placeholder, alt, widths } = productImages;
  return db
    .selectDistinctOn([productId], { productId, picture: { path, width, height, placeholder, alt, widths } })
    .from(productImages)
    .where(sql`${productId} = any(${given('ids')}::integer[])`)
    .orderBy(asc(productId), asc(productImages.position));
});

/** Returns the first picture of each product that has one, by product id: one statement. */
export async function firstPictures(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, Picture>> {
  if (ids.length === 0) return new Map();
  const rows = await firstOf(db, { ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.productId, row.picture]));
}
