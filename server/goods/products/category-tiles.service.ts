import { and, count, eq, exists, max } from 'drizzle-orm';
import type { CategoryTile, Product } from '#contract/goods/products.ts';
import type { Executor } from '#platform/database/database.ts';
import { tagList } from '#server/core/context/page-tags.ts';
import { productImages, products } from './catalogue.tables.ts';
import { isPublic } from './public-products.service.ts';
import { viewProducts } from './product-view.service.ts';

/** The newest product with a picture of a category, and how many such products it has. */
export type CategorySize = { readonly newest: number; readonly count: number };

/** Returns the sizes of the categories that have products with pictures, by category. */
export async function categorySizes(db: Executor): Promise<CategorySize[]> {
  tagList();
  const pictures = db.select({ path: productImages.path }).from(productImages);
  const sizes = await db
    .select({ newest: max(products.id), count: count() })
    .from(products)
    .where(and(isPublic, exists(pictures.where(eq(productImages.productId, products.id)))))
    .groupBy(products.categoryId)
    .orderBy(products.categoryId);
  return sizes.flatMap((size) => (size.newest === null ? [] : [{ newest: size.newest, count: size.count }]));
}

/** Returns the tiles of categories: `shown` has the newest product of each. */
export function tilesFrom(sizes: readonly CategorySize[], shown: ReadonlyMap<number, Product>): CategoryTile[] {
  return sizes.flatMap(({ newest, count: size }) => {
    const product = shown.get(newest);
    const [picture] = product?.pictures ?? [];
    return product && picture ? [{ ...product.Category, count: size, picture }] : [];
  });
}

/** Returns the categories that have products with pictures, each with a picture of the newest of them. */
export async function listTiles(db: Executor): Promise<CategoryTile[]> {
  const sizes = await categorySizes(db);
  const shown = await viewProducts(
    db,
    sizes.map(({ newest }) => newest),
  );
  return tilesFrom(sizes, new Map(shown.map((product) => [product.id, product])));
}
