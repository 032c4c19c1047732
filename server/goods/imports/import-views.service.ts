import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { importPageSize } from '#contract/goods/imports/import-states.ts';
import type { productImports as contract } from '#contract/goods/imports/product-imports.ts';
import type { ImportItem, ProductImport } from '#contract/goods/imports/imported-products.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import { struckRule } from '../products/shown-offer.service.ts';
import { changeWords, platformName } from './change-words.ts';
import { chosenUse } from './compare/target.ts';
import { askedPages, failedPagesOf, unpicturedIn } from './page-views.service.ts';
import { problemWords } from './problem-words.ts';
import { productImportItems, productImportPictures, productImports } from './product-imports.tables.ts';
import { sameFiles } from './same-files.ts';

const latest = 20;

/** How many pictures that could not be fetched are listed. */
const mostFailed = 100;

/** Returns the latest imports, newest first. */
export async function listImports(db: Executor): Promise<ProductImport[]> {
  return viewImports(db, await db.select().from(productImports).orderBy(desc(productImports.id)).limit(latest));
}

/** Returns an import. Throws `import_not_found`. */
export async function importOf(db: Executor, importId: number): Promise<ProductImport> {
  const rows = await db.select().from(productImports).where(eq(productImports.id, importId));
  const [found] = await viewImports(db, rows);
  if (!found) throw new ShopError('import_not_found');
  return found;
}

/** Returns an import with a page of its products. Throws `import_not_found`. */
export async function oneImport(
  db: Executor,
  { importId, fate, page }: Input<typeof contract.one>,
): Promise<Output<typeof contract.one>> {
  const found = await importOf(db, importId);
  const { counts } = found;
  const total = fate ? counts[fate] : counts.new + counts.changed + counts.unchanged + counts.wrong;
  const rows = await db
    .select()
    .from(productImportItems)
    .where(and(eq(productImportItems.importId, importId), fate && eq(productImportItems.fate, fate)))
    .orderBy(asc(productImportItems.position))
    .offset((page - 1) * importPageSize)
    .limit(importPageSize);
  const pages = Math.max(1, Math.ceil(total / importPageSize));
  return {
    import: found,
    items: rows.map(viewItem),
    total,
    page,
    pages,
    failedPictures: await failedOf(db, importId),
    failedPages: await failedPagesOf(db, importId),
    unpictured: await unpicturedIn(db, found),
    unprovenOffers: await unprovenOffers(db, importId),
  };
}

/** A new product has no history: its offer is none to visitors, unless the shop types what was before. */
async function unprovenOffers(db: Executor, importId: number): Promise<number> {
  if (!struckRule()) return 0;
  const { target, fate } = productImportItems;
  const isOffer = sql`(${target} ->> 'isOffertPrice')::boolean`;
  const [found] = await db
    .select({ many: count() })
    .from(productImportItems)
    .where(and(eq(productImportItems.importId, importId), eq(fate, 'new'), isOffer));
  return found?.many ?? 0;
}

async function failedOf(db: Executor, importId: number) {
  const rows = await db
    .select()
    .from(productImportPictures)
    .where(and(eq(productImportPictures.importId, importId), isNotNull(productImportPictures.problem)))
    .orderBy(asc(productImportPictures.id))
    .limit(mostFailed);
  return rows.flatMap(({ productId, source, problem }) =>
    problem ? [{ productId, source, text: problemWords(problem) }] : [],
  );
}

function viewItem({
  row,
  name,
  fate,
  productId,
  changes,
  problems,
  target,
}: typeof productImportItems.$inferSelect): ImportItem {
  const said = problems.map((problem) => ({ row: problem.row, text: problemWords(problem) }));
  return { row, name, color: target?.color ?? '', fate, productId, changes: changes.map(changeWords), problems: said };
}

type Row = typeof productImports.$inferSelect;

async function viewImports(db: Executor, rows: readonly Row[]): Promise<ProductImport[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const fates = await db
    .select({ importId: productImportItems.importId, fate: productImportItems.fate, many: count() })
    .from(productImportItems)
    .where(inArray(productImportItems.importId, ids))
    .groupBy(productImportItems.importId, productImportItems.fate);
  const { path, problem, importId } = productImportPictures;
  const pictures = await db
    .select({ importId, total: count(), done: count(path), failed: count(problem) })
    .from(productImportPictures)
    .where(inArray(importId, ids))
    .groupBy(importId);
  const pages = await askedPages(db, ids);
  const same = await sameFiles(db, rows);
  return rows.map((row) => {
    const many = (fate: string) => fates.find((one) => one.importId === row.id && one.fate === fate)?.many ?? 0;
    const own = pictures.find((one) => one.importId === row.id);
    return {
      id: row.id,
      name: row.name,
      state: row.state,
      platform: row.platform === null ? null : platformName(row.platform),
      said: row.refusal && problemWords(row.refusal),
      by: row.uploadedBy,
      createdAt: shopMoment(row.createdAt),
      writtenAt: row.writtenAt && shopMoment(row.writtenAt),
      progress: { done: row.done, total: row.total },
      counts: { new: many('new'), changed: many('changed'), unchanged: many('unchanged'), wrong: many('wrong') },
      unknownColumns: [...row.unknownColumns],
      columns: [...new Set(row.unknownColumns)].map((heading) => ({
        heading,
        use: chosenUse(row.columns, heading) ?? 'ignored',
      })),
      newCategories: row.newCategories.map((one) => ({ ...one })),
      addedVat: row.addedVat,
      sameAs: same.get(row.id) ?? null,
      pictures: { total: own?.total ?? 0, done: own?.done ?? 0, failed: own?.failed ?? 0 },
      oldShop: row.oldShop,
      pages: pages.get(row.id) ?? { total: 0, done: 0, failed: 0 },
    };
  });
}
