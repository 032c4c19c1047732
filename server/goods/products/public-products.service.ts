import { and, eq } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Executor } from '#platform/database/database.ts';
import { products } from './catalogue.tables.ts';

/** True for the products that visitors see and can buy. */
export const isPublic = eq(products.state, 'published');

/** Throws `product_not_found` for a product that is not public. */
export async function requirePublic(db: Executor, id: number): Promise<void> {
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isPublic, eq(products.id, id)));
  if (!found) throw new ShopError('product_not_found');
}
