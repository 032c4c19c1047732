import { count, eq, exists, max } from 'drizzle-orm';
import type { CategoryTile } from '#contract/catalogue.ts';
import type { Executor } from '#platform/database/database.ts';
import { tagList } from '../context/page-tags.ts';
import { productImages, products } from './catalogue.tables.ts';
import { viewProducts } from './product-view.service.ts';

/** Returns the categories that have products with pictures, each with a picture of the newest of them. */
export async function listTiles(db: Executor): Promise<CategoryTile[]> {
  tagList();
  const pictures = db.select({ path: productImages.path }).from(productImages);
  const sizes = await db
    .select({ newest: max(products.id), count: count() })
    .from(products)
    .where(exists(pictures.where(eq(productImages.productId, products.id))))
    .groupBy(products.categoryId)
    .orderBy(products.categoryId);
  const counts = new Map(sizes.map((size) => [size.newest, size.count]));
  const shown = await viewProducts(
    db,
    sizes.flatMap(({ newest }) => newest ?? []),
  );
  return shown.flatMap(({ id, Category, pictures: [picture] }) =>
    picture ? [{ ...Category, count: counts.get(id) ?? 0, picture }] : [],
  );
}
