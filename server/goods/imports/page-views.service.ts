import { and, asc, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import type { productImports as contract } from '#contract/goods/imports/product-imports.ts';
import type { ProductImport } from '#contract/goods/imports/imported-products.ts';
import type { Executor } from '#platform/database/database.ts';
import { products } from '../products/catalogue.tables.ts';
import { problemWords } from './problem-words.ts';
import { productImportItems, productImportPages } from './product-imports.tables.ts';
import { isUnpictured } from './write/shop-pictures.ts';

/** How many products for which the old shop showed nothing are listed. */
const mostFailed = 500;

/** Returns how far the old shop's pages of imports were asked, by import. */
export async function askedPages(
  db: Executor,
  importIds: readonly number[],
): Promise<ReadonlyMap<number, ProductImport['pages']>> {
  const { importId, found, problem } = productImportPages;
  const rows = await db
    .select({ importId, total: count(), done: count(found), failed: count(problem) })
    .from(productImportPages)
    .where(inArray(importId, [...importIds]))
    .groupBy(importId);
  return new Map(rows.map(({ importId: id, ...pages }) => [id, pages]));
}

/** Returns the products of an import for which the old shop showed no picture, and why. */
export async function failedPagesOf(
  db: Executor,
  importId: number,
): Promise<Output<typeof contract.one>['failedPages']> {
  const rows = await db
    .select({ productId: products.id, name: products.name, problem: productImportPages.problem })
    .from(productImportPages)
    .innerJoin(products, eq(products.id, productImportPages.productId))
    .where(and(eq(productImportPages.importId, importId), isNotNull(productImportPages.problem)))
    .orderBy(asc(products.name), asc(products.id))
    .limit(mostFailed);
  return rows.flatMap(({ problem, ...product }) => (problem ? [{ ...product, text: problemWords(problem) }] : []));
}

/** Returns how many products of an import have no picture that the old shop could show; 0 at a step where nobody can ask it. */
export async function unpicturedIn(db: Executor, { id, state }: Pick<ProductImport, 'id' | 'state'>): Promise<number> {
  if (state !== 'preview' && state !== 'written') return 0;
  const [found] = await db
    .select({ many: count() })
    .from(productImportItems)
    .where(and(eq(productImportItems.importId, id), isUnpictured));
  return found?.many ?? 0;
}
