import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { productImages, products, variants } from '../../products/catalogue.tables.ts';
import { productImportPages, productImportPictures } from '../product-imports.tables.ts';
import type { AskedPage } from './ask-page.ts';
import { isWritten } from './is-written.ts';
import { mostTries } from './picture-source.ts';
import { picturesOfColour, type ShownPage } from './shown-page.ts';

export type PageRow = typeof productImportPages.$inferSelect;

/**
 * Keeps what the page of a product showed: its pictures are fetched from `at` on, as those that files name. True if there are any to
 * fetch. Nothing is kept if the import was taken back, or another process asked meanwhile.
 */
export async function keepPage(db: Database, row: PageRow, outcome: AskedPage, at: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    if (!(await isWritten(transaction, row.importId))) return false;
    const [own] = await transaction.select().from(productImportPages).where(isOf(row)).for('update');
    if (!own || own.tries !== row.tries || own.nextTryAt === null) return false;
    if (outcome.ok) return keepPictures(transaction, row, outcome.page, at);
    const isOver = !outcome.mayRetry || row.tries >= mostTries;
    await transaction
      .update(productImportPages)
      .set({ problem: outcome.problem, ...(isOver && { nextTryAt: null }) })
      .where(isOf(row));
    if (outcome.isAway) await putOff(transaction, row, { ...outcome, isOver });
    return false;
  });
}

const isOf = ({ importId, productId }: Pick<PageRow, 'importId' | 'productId'>) =>
  and(eq(productImportPages.importId, importId), eq(productImportPages.productId, productId));

/** An administrator may have given the product pictures meanwhile: then it needs none. */
async function keepPictures(
  transaction: Transaction,
  { importId, productId }: PageRow,
  page: ShownPage,
  at: Date,
): Promise<boolean> {
  const present = await transaction
    .select({ path: productImages.path })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .limit(1);
  const given = present.length > 0 ? [] : await picturesOf(transaction, productId, page);
  const isOthers = present.length === 0 && given.length === 0;
  const outcome = isOthers
    ? { found: null, problem: { code: 'page-others', values: {} } as const }
    : { found: given.length, problem: null };
  await transaction
    .update(productImportPages)
    .set({ ...outcome, nextTryAt: null })
    .where(isOf({ importId, productId }));
  if (given.length === 0) return false;
  const rows = given.map((source, position) => ({ importId, productId, position, source, nextTryAt: at }));
  await transaction.insert(productImportPictures).values(rows);
  return true;
}

/** Those of the colour that the product is. */
async function picturesOf(transaction: Transaction, productId: number, page: ShownPage): Promise<string[]> {
  const rows = await transaction
    .select({ color: products.color, sku: variants.sku })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .where(eq(products.id, productId));
  return picturesOfColour(page, { color: rows[0]?.color ?? '', skus: rows.flatMap(({ sku }) => sku ?? []) });
}

/** The other pages of a shop that is away wait with this one, and are given up with it. */
async function putOff(
  transaction: Transaction,
  { importId, nextTryAt }: PageRow,
  { problem, isOver }: { readonly problem: PageRow['problem']; readonly isOver: boolean },
): Promise<void> {
  if (nextTryAt === null) return;
  const { nextTryAt: next } = productImportPages;
  await transaction
    .update(productImportPages)
    .set(isOver ? { problem, nextTryAt: null } : { nextTryAt })
    .where(and(eq(productImportPages.importId, importId), isNotNull(next), isOver ? sql`true` : lt(next, nextTryAt)));
}
