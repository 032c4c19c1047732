import { and, asc, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { claimDue, nextTry } from '#platform/database/claim-due.ts';
import type { Services } from '#server/core/context/context.ts';
import { productImportPages, productImports } from '../product-imports.tables.ts';
import { askPage, type AskParts, type AskedPage } from './ask-page.ts';
import { keepPage, type PageRow } from './keep-page.ts';
import { pagesOf } from './old-shop-pages.ts';

const isDueAt = (now: Date) => and(isNotNull(productImportPages.nextTryAt), lte(productImportPages.nextTryAt, now));

type Parts = AskParts & {
  /** Called when there are pictures to fetch. */
  readonly onFound?: () => void;
};

/**
 * Asks the public pages of old shops for the pictures of products whose file had none, one page after the other, until none is due
 * or the signal ends it.
 */
export async function askOldShops({ db, clock }: Services, { onFound, ...parts }: Parts): Promise<void> {
  const asked = askedPages(parts);
  while (!parts.signal.aborted) {
    const now = clock();
    const [row] = await db
      .update(productImportPages)
      .set({ tries: sql`${productImportPages.tries} + 1`, nextTryAt: nextTry(productImportPages.tries, now) })
      .where(
        claimDue(productImportPages, {
          isDue: isDueAt(now),
          order: [
            asc(productImportPages.importId),
            // Of a shop that is away the same page is tried again, and not each of its pages.
            desc(productImportPages.tries),
            asc(productImportPages.handle),
            asc(productImportPages.productId),
          ],
          most: 1,
        }),
      )
      .returning();
    if (!row) return;
    const [own] = await db.select().from(productImports).where(eq(productImports.id, row.importId));
    const outcome = await asked(row, own).catch((error: unknown) => {
      if (parts.signal.aborted) return undefined;
      throw error;
    });
    if (outcome && (await keepPage(db, row, outcome, now))) onFound?.();
  }
}

type Own = typeof productImports.$inferSelect | undefined;

/** Asks for products one after the other; those that are colours of one page are told what it showed, without asking again. */
function askedPages(parts: AskParts) {
  /** The path by which products of an import were found. */
  const known = new Map<number, string>();
  let last: { readonly key: string; readonly outcome: AskedPage } | undefined;
  return async ({ importId, handle }: PageRow, own: Own): Promise<AskedPage> => {
    const key = `${importId} ${handle}`;
    if (last?.key === key && last.outcome.ok) return last.outcome;
    const pages = own?.oldShop ? pagesOf(handle, { shop: own.oldShop, platform: own.platform }) : [];
    const isKnown = ({ path }: { readonly path: string }) => path === known.get(importId);
    const outcome = await askPage(handle, [...pages.filter(isKnown), ...pages.filter((page) => !isKnown(page))], parts);
    if (outcome.ok) known.set(importId, outcome.path);
    last = { key, outcome };
    return outcome;
  };
}
