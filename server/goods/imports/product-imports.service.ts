import { createHash } from 'node:crypto';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { ImportState } from '#contract/goods/imports/import-states.ts';
import type { productImports as contract } from '#contract/goods/imports/product-imports.ts';
import type { ProductImport } from '#contract/goods/imports/imported-products.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { eventsChannel } from '#platform/events/append-event.ts';
import { isStaff, type Context } from '#server/core/context/context.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { keepImportFile } from './import-files.ts';
import { importOf } from './import-views.service.ts';
import { productImportItems, productImports } from './product-imports.tables.ts';
import { mostAttributes } from '#contract/goods/attributes/attribute-rules.ts';
import { attributes } from '../attributes/attributes.tables.ts';

/** Takes a file of products; a job reads it. Throws `no_room`. */
export async function uploadImport(
  ctx: Context,
  { name, gender, bytes }: Input<typeof contract.upload>,
): Promise<ProductImport> {
  if (!isStaff(ctx.visitor)) throw new ShopError('not_allowed');
  const file = ctx.newId();
  await keepImportFile(ctx.settings, file, bytes);
  const [made] = await ctx.db
    .insert(productImports)
    .values({
      name,
      file,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      assumedGender: gender === 'ask' ? null : gender,
      uploadedBy: ctx.visitor.username,
      createdAt: ctx.clock(),
      leasedUntil: ctx.clock(),
    })
    .returning({ id: productImports.id });
  if (!made) throw new Error('the new import was not returned');
  // Writing and undoing record an event, which wakes the jobs too.
  await wakeJobs(ctx.db);
  return importOf(ctx.db, made.id);
}

/** Lets a job write an import whose preview was seen. Throws `import_has_wrong` unless those products are left out. */
export async function startWriting(
  ctx: Context,
  { importId, skipWrong }: Input<typeof contract.write>,
): Promise<ProductImport> {
  await inTransaction(ctx.db, async (transaction) => {
    const name = await moveOn(transaction, ctx, { importId, from: 'preview', to: 'writing' });
    const fates = await fatesOf(transaction, importId);
    if (!skipWrong && (fates.get('wrong') ?? 0) > 0) throw new ShopError('import_has_wrong');
    const total = (fates.get('new') ?? 0) + (fates.get('changed') ?? 0);
    await transaction.update(productImports).set({ skipWrong, done: 0, total }).where(eq(productImports.id, importId));
    await noteChange(transaction, ctx, { action: 'import.write', subject: name, after: { units: total } });
  });
  return importOf(ctx.db, importId);
}

/** Lets a job take an import back. */
export async function startUndo(ctx: Context, { importId }: Input<typeof contract.undo>): Promise<ProductImport> {
  await inTransaction(ctx.db, async (transaction) => {
    const name = await moveOn(transaction, ctx, { importId, from: 'written', to: 'undoing' });
    await noteChange(transaction, ctx, { action: 'import.undo', subject: name });
  });
  return importOf(ctx.db, importId);
}

/** Lets the jobs look for work. */
export async function wakeJobs(db: Executor): Promise<void> {
  await db.execute(sql`select pg_notify(${eventsChannel}, '')`);
}

type Step = { readonly importId: number; readonly from: ImportState; readonly to: ImportState };

/** Returns the name of its file. Throws `import_not_found`, and `import_not_ready` for an import that is at another step: a second click changes nothing. */
async function moveOn(transaction: Transaction, { clock }: Context, { importId, from, to }: Step): Promise<string> {
  const [moved] = await transaction
    .update(productImports)
    .set({ state: to, leasedUntil: clock(), refusal: null })
    .where(and(eq(productImports.id, importId), eq(productImports.state, from)))
    .returning({ name: productImports.name });
  if (moved) return moved.name;
  await importOf(transaction, importId);
  throw new ShopError('import_not_ready');
}

async function fatesOf(transaction: Transaction, importId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction
    .select({ fate: productImportItems.fate, count: count() })
    .from(productImportItems)
    .where(eq(productImportItems.importId, importId))
    .groupBy(productImportItems.fate);
  return new Map(rows.map(({ fate, count: many }) => [fate, many]));
}

/**
 * Notes which columns that nothing is known about are attributes, and lets a job compare the file anew: the preview shows what they
 * change. New attributes are made when it is written. Throws `attributes_full`.
 */
export async function chooseColumns(
  ctx: Context,
  { importId, columns: chosen }: Input<typeof contract.columns>,
): Promise<ProductImport> {
  await inTransaction(ctx.db, async (transaction) => {
    await moveOn(transaction, ctx, { importId, from: 'preview', to: 'reading' });
    const [present] = await transaction.select({ total: count() }).from(attributes);
    const all = (present?.total ?? 0) + chosen.filter(({ use }) => use === 'new').length;
    if (all > mostAttributes) throw new ShopError('attributes_full', { most: mostAttributes });
    const columns = Object.fromEntries(chosen.map(({ heading, use }) => [heading, use]));
    await transaction.update(productImports).set({ columns }).where(eq(productImports.id, importId));
    await wakeJobs(transaction);
  });
  return importOf(ctx.db, importId);
}
