import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { productImages } from '../../products/catalogue.tables.ts';
import { productImportPages, productImportPictures } from '../product-imports.tables.ts';
import type { AskedPage } from './ask-page.ts';
import { isWritten } from './is-written.ts';
import { mostTries } from './picture-source.ts';

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
    if (outcome.ok) return keepAddresses(transaction, row, outcome.addresses, at);
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
async function keepAddresses(
  transaction: Transaction,
  { importId, productId }: PageRow,
  addresses: readonly string[],
  at: Date,
): Promise<boolean> {
  const present = await transaction
    .select({ path: productImages.path })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .limit(1);
  const given = present.length > 0 ? [] : addresses;
  await transaction
    .update(productImportPages)
    .set({ found: given.length, problem: null, nextTryAt: null })
    .where(isOf({ importId, productId }));
  if (given.length === 0) return false;
  const rows = given.map((source, position) => ({ importId, productId, position, source, nextTryAt: at }));
  await transaction.insert(productImportPictures).values(rows);
  return true;
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
