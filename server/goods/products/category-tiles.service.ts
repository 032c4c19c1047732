import { and, count, eq, exists, max, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Category, CategoryTile, Product } from '#contract/goods/products.ts';
import { isShownDepartment } from '#contract/core/shop/present-departments.ts';
import type { Executor } from '#platform/database/database.ts';
import { inWords } from '#server/core/context/shown-words.ts';
import { tagList } from '#server/core/context/page-tags.ts';
import { categories } from './categories.tables.ts';
import { productCategories, productImages, products } from './catalogue.tables.ts';
import { isPublic } from './public-products.service.ts';
import { viewProducts } from './product-view.service.ts';

/** A category, its newest product with a picture, and how many such products it has. */
export type CategorySize = { readonly category: Category; readonly newest: number; readonly count: number };

/** Returns the sizes of the categories that have products with pictures, by category. */
export async function categorySizes(db: Executor): Promise<CategorySize[]> {
  tagList();
  const { id, title, genre } = categories;
  const own = alias(categories, 'own');
  const pictures = db.select({ path: productImages.path }).from(productImages);
  const sizes = await db
    .select({ category: { id, title, genre }, newest: max(products.id), count: count() })
    .from(productCategories)
    .innerJoin(products, eq(products.id, productCategories.productId))
    .innerJoin(own, eq(own.id, productCategories.categoryId))
    .innerJoin(categories, or(eq(id, own.id), eq(id, own.parentId)))
    .where(and(isPublic, exists(pictures.where(eq(productImages.productId, products.id)))))
    .groupBy(id)
    .orderBy(id);
  return sizes.flatMap(({ newest, ...size }) =>
    newest !== null && isShownDepartment(size.category.genre) ? [{ ...size, newest }] : [],
  );
}

/** Returns the tiles of categories: `shown` has the newest product of each. */
export function tilesFrom(sizes: readonly CategorySize[], shown: ReadonlyMap<number, Product>): CategoryTile[] {
  return sizes.flatMap(({ category, newest, count: size }) => {
    const [picture] = shown.get(newest)?.pictures ?? [];
    return picture ? [{ ...inWords(category, 'title'), count: size, picture }] : [];
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
