import { count, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { products } from './catalogue.tables.ts';

/** Returns how many products a category has. */
export async function countProductsOf(db: Executor, categoryId: number): Promise<number> {
  const [counted] = await db.select({ products: count() }).from(products).where(eq(products.categoryId, categoryId));
  return counted?.products ?? 0;
}

/** Moves all products of a category to another one. */
export async function moveProducts(transaction: Transaction, from: number, to: number): Promise<void> {
  await transaction.update(products).set({ categoryId: to }).where(eq(products.categoryId, from));
}
