import { and, eq } from 'drizzle-orm';
import { shop } from '#contract/core/shop/shop.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#server/core/context/context.ts';
import { compareFile, type ComparedFile } from './compare/compare-file.ts';
import { importFile } from './import-files.ts';
import { productImportItems, productImports } from './product-imports.tables.ts';
import { FileRefused } from '#platform/table-files/file-refused.ts';
import { readProducts, type ReadFile } from './reading/read-products.ts';

type Row = typeof productImports.$inferSelect;

/** How many products of a preview are written at once. */
const batch = 1000;

/** Reads the file of an import, compares it with the shop, and keeps its preview; or why the file is refused. */
export async function readImport({ db, settings, clock }: Services, row: Row): Promise<void> {
  const now = clock();
  try {
    const read = await readProducts(importFile(settings, row.file), now);
    await note(db, row, { platform: read.platform, total: read.products.length, done: 0 });
    const compared = await compareFile(db, read, {
      gender: row.assumedGender ?? undefined,
      uses: row.columns,
      address: settings.publicUrl,
    });
    await keepPreview(db, row, { read, compared, now });
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    await note(db, row, { state: 'refused', refusal, leasedUntil: null });
  }
}

function refusalOf(error: unknown): Row['refusal'] | undefined {
  if (error instanceof FileRefused) return { code: error.code, values: error.values };
  // The file is gone with the data folder of an earlier server.
  const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isGone ? { code: 'emptyFile', values: {} } : undefined;
}

async function note(db: Database, { id }: Row, changes: Partial<typeof productImports.$inferInsert>): Promise<void> {
  await db
    .update(productImports)
    .set(changes)
    .where(and(eq(productImports.id, id), eq(productImports.state, 'reading')));
}

type Preview = { readonly read: ReadFile; readonly compared: ComparedFile; readonly now: Date };

/** In one transaction, so that a killed process leaves no half of it. */
async function keepPreview(db: Database, row: Row, { read, compared, now }: Preview): Promise<void> {
  const { items, newCategories, columns } = compared;
  await inTransaction(db, async (transaction) => {
    const [own] = await transaction.select().from(productImports).where(eq(productImports.id, row.id)).for('update');
    if (own?.state !== 'reading') return;
    await transaction.delete(productImportItems).where(eq(productImportItems.importId, row.id));
    for (let at = 0; at < items.length; at += batch) {
      const rows = items.slice(at, at + batch).map(({ target, ...item }, place) => ({
        ...item,
        importId: row.id,
        position: at + place,
        productId: target?.id ?? null,
        target,
      }));
      await transaction.insert(productImportItems).values(rows);
    }
    await transaction
      .update(productImports)
      .set({
        state: 'preview',
        currency: shop().country.currency,
        addedVat: read.isNet && shop().vatPercent > 0 ? shop().vatPercent : null,
        unknownColumns: [...read.unknown],
        newCategories,
        columns,
        comparedAt: now,
        done: items.length,
        leasedUntil: null,
      })
      .where(eq(productImports.id, row.id));
  });
}
