import { and, eq, sql } from 'drizzle-orm';
import { isShownDepartment, placesOf } from '#contract/core/shop/present-departments.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Executor } from '#platform/database/database.ts';
import { departments } from '../departments/departments.tables.ts';
import { products } from './catalogue.tables.ts';

/** Part of a statement: true for products in a department that visitors see, of which unisex ones may have two. */
export const isInShown = sql`(
  products.gender in (select id from ${departments} where not is_hidden)
  or products.other_gender in (select id from ${departments} where not is_hidden))`;

/** True for the products that visitors see and can buy: published, and not in hidden departments alone. */
export const isPublic = sql`(${products.state} = 'published' and ${isInShown})`;

/** The same of a product that was read, by the departments in memory. */
export function isForSale(product: Pick<typeof products.$inferSelect, 'state' | 'gender' | 'isUnisex'>): boolean {
  return product.state === 'published' && placesOf(product).some(isShownDepartment);
}

/** Throws `product_not_found` for a product that is not public. */
export async function requirePublic(db: Executor, id: number): Promise<void> {
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isPublic, eq(products.id, id)));
  if (!found) throw new ShopError('product_not_found');
}
