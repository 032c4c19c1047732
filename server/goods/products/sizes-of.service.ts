import { asc, inArray } from 'drizzle-orm';
import type { ListedSize } from '#contract/goods/stock/stock.ts';
import type { Executor } from '#platform/database/database.ts';
import { products, variants } from './catalogue.tables.ts';
import { sizeRows, viewSize } from './list-sizes.ts';

/** Returns the sizes of products, by product and in their order. */
export async function sizesOfProducts(db: Executor, ids: readonly number[]): Promise<ListedSize[]> {
  const rows = await sizeRows(db)
    .where(inArray(variants.productId, [...ids]))
    .orderBy(asc(products.name), asc(products.id), asc(variants.position), asc(variants.id));
  return rows.map((row) => viewSize(row, false));
}

/** Returns sizes by their numbers, in any order; unknown ones are left out. */
export async function sizesById(db: Executor, ids: readonly number[]): Promise<ListedSize[]> {
  const rows = await sizeRows(db).where(inArray(variants.id, [...ids]));
  return rows.map((row) => viewSize(row, false));
}
