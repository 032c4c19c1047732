import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { statedAttributes } from '../../attributes/stated-attributes.service.ts';
import { productImages, products, variants } from '../../products/catalogue.tables.ts';
import { categories } from '../../products/categories.tables.ts';
import type { Target } from '../compare/target.ts';
import { textsOf } from '../../products/bulk/bulk-texts.service.ts';

/** How many products are read at once. */
const batch = 1000;

/** Returns what products are now, in the form in which they are written back. */
export async function snapshotOf(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, Target>> {
  const found = new Map<number, Target>();
  for (let at = 0; at < ids.length; at += batch) {
    for (const [id, target] of await batchOf(db, ids.slice(at, at + batch))) found.set(id, target);
  }
  return found;
}

async function batchOf(db: Executor, ids: readonly number[]): Promise<[number, Target][]> {
  const rows = await db
    .select({ product: products, category: categories.title })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, [...ids]));
  const sizes = await db
    .select()
    .from(variants)
    .where(inArray(variants.productId, [...ids]));
  const images = await db
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, [...ids]))
    .orderBy(asc(productImages.position));
  const stated = await statedAttributes(db, ids);
  const texts = await textsOf(db, ids);
  const sizesOf = Map.groupBy(sizes, ({ productId }) => productId);
  const imagesOf = Map.groupBy(images, ({ productId }) => productId);
  return rows.map(({ product, category }) => [
    product.id,
    {
      ...product,
      category,
      publishAt: product.publishAt?.toJSON() ?? null,
      texts: texts.get(product.id) ?? [],
      sizes: (sizesOf.get(product.id) ?? []).map((size) => ({
        ...size,
        variantId: size.id,
        word: size.size,
        seenStock: size.stock,
      })),
      pictures: (imagesOf.get(product.id) ?? []).map(({ path, alt }) => ({ address: path, alt })),
      attributes: stated.get(product.id) ?? [],
      handle: null,
      colorKey: '',
    },
  ]);
}
