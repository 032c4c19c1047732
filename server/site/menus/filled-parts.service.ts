import { and, asc, exists, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#platform/database/database.ts';
import { productCategories, products } from '#server/goods/products/catalogue.tables.ts';
import { isPublic } from '#server/goods/products/public-products.service.ts';
import { categories } from '#server/goods/products/categories.tables.ts';

/** Returns the ids of the categories that have public goods, also in those that are in them. Their first and last one change all pages (migration 0048). */
export async function filledCategories(db: Executor): Promise<number[]> {
  const below = alias(categories, 'below');
  const own = db
    .select({ id: products.id })
    .from(productCategories)
    .innerJoin(products, eq(products.id, productCategories.productId))
    .innerJoin(below, eq(below.id, productCategories.categoryId))
    .where(and(isPublic, or(eq(below.id, categories.id), eq(below.parentId, categories.id))));
  const found = await db.select({ id: categories.id }).from(categories).where(exists(own)).orderBy(asc(categories.id));
  return found.map(({ id }) => id);
}

/** Returns whether the assistant has an answer that shoppers may see; the script is of a feature beside this one. */
export async function hasAnswers(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (
      select from emisors join receptors on receptors.id = emisors.receptor_id
      where emisors.is_active and receptors.is_active
    ) as found`,
  );
  return rows[0]?.found === true;
}
