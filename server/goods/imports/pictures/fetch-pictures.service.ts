import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { claimDue, nextTry } from '#platform/database/claim-due.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#server/core/context/context.ts';
import { dropPicture, placeStored } from '../../products/bulk/bulk-pictures.service.ts';
import { importFile } from '../import-files.ts';
import { productImportPictures, productImports } from '../product-imports.tables.ts';
import { openZip, type Zip } from '#platform/table-files/zip.ts';
import { isWritten } from './is-written.ts';
import { mostTries, shownPath } from './picture-source.ts';
import { takeSource, type TakenSource, type TakeParts } from './take-source.ts';

type Row = typeof productImportPictures.$inferSelect;

const isDueAt = (now: Date) =>
  and(isNotNull(productImportPictures.nextTryAt), lte(productImportPictures.nextTryAt, now));

/**
 * Fetches the pictures of imports that were written, one by one, until none is due or the signal ends it. `fetchFile` is what
 * fetches addresses, only of hosts of the Internet by default.
 */
export async function fetchImportPictures(
  services: Services,
  signal: AbortSignal,
  fetchFile?: TakeParts['fetchFile'],
): Promise<void> {
  const { db, settings, clock } = services;
  const zips = openedZips(services);
  try {
    while (!signal.aborted) {
      const now = clock();
      const [row] = await db
        .update(productImportPictures)
        .set({ tries: sql`${productImportPictures.tries} + 1`, nextTryAt: nextTry(productImportPictures.tries, now) })
        .where(
          claimDue(productImportPictures, {
            isDue: isDueAt(now),
            order: [asc(productImportPictures.nextTryAt), asc(productImportPictures.id)],
            most: 1,
          }),
        )
        .returning();
      if (!row) return;
      const zip = await zips.of(row.importId);
      const taken = await takeSource(row.source, { settings, zip, signal, ...(fetchFile && { fetchFile }) });
      if (!signal.aborted) await keep(db, row, taken);
    }
  } finally {
    zips.close();
  }
}

/** The zip files of imports, each opened once; undefined for an import whose file is none. */
function openedZips({ db, settings }: Services) {
  const opened = new Map<number, Zip | undefined>();
  return {
    async of(importId: number): Promise<Zip | undefined> {
      if (opened.has(importId)) return opened.get(importId);
      const [own] = await db
        .select({ file: productImports.file })
        .from(productImports)
        .where(eq(productImports.id, importId));
      const zip = own && (await openZip(importFile(settings, own.file)).catch(() => undefined));
      opened.set(importId, zip);
      return zip;
    },
    close() {
      for (const zip of opened.values()) zip?.close();
    },
  };
}

/** Puts a picture in its place, unless an administrator put another one there meanwhile, or the import was taken back. */
async function keep(db: Database, row: Row, taken: TakenSource): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!(await isWritten(transaction, row.importId))) return;
    if (!taken.ok) {
      const isOver = !taken.mayRetry || row.tries >= mostTries;
      if (taken.isNone) await dropPicture(transaction, { ...row, path: shownPath(row.source) });
      await transaction
        .update(productImportPictures)
        .set({ problem: taken.problem, ...(isOver && { nextTryAt: null }) })
        .where(eq(productImportPictures.id, row.id));
      return;
    }
    const { path } = taken.picture;
    const { productId, position, alt, source } = row;
    await placeStored(transaction, { ...taken.picture, productId, position, alt, instead: shownPath(source) });
    await transaction
      .update(productImportPictures)
      .set({ path, problem: null, nextTryAt: null })
      .where(eq(productImportPictures.id, row.id));
  });
}
