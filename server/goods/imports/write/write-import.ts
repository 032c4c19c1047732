import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { moneyOf } from '#contract/core/money/money.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { holdCurrency } from '#server/core/owner-settings/stored-country.service.ts';
import { inBatches } from '#platform/database/in-batches.ts';
import { writeStated } from '../../attributes/bulk-attributes.service.ts';
import { makeCategories } from '../../products/bulk/bulk-categories.service.ts';
import { insertProducts, newNumbers, updateProducts } from '../../products/bulk/bulk-products.service.ts';
import { changeCodes, changeUnits, insertSizes } from '../../products/bulk/bulk-sizes.service.ts';
import { writeTexts } from '../../products/bulk/bulk-texts.service.ts';
import { products } from '../../products/catalogue.tables.ts';
import { sayPriceReason } from '../../products/price-history.service.ts';
import { productImportItems, productImports } from '../product-imports.tables.ts';
import type { Target } from '../compare/target.ts';
import { snapshotOf } from './snapshots.ts';
import { keepHandles } from './keep-handles.ts';
import { lockImports } from './lock-imports.ts';
import { movementOf } from './movement.ts';
import type { Placed } from './placed.ts';
import { awaitPages } from './shop-pictures.ts';
import { awaitPictures, writePictures } from './write-pictures.ts';

/** Thrown while an import is written: products changed since they were compared, and the preview is not true any more. */
export class StalePreview extends Error {}

/**
 * Writes all products of an import in one transaction, or nothing if another process did. Throws StalePreview, and
 * `currency_changed`.
 */
export async function writeImport(db: Database, importId: number, at: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockImports(transaction);
    const [own] = await transaction.select().from(productImports).where(eq(productImports.id, importId)).for('update');
    if (own?.state !== 'writing') return;
    await holdCurrency(transaction, products, moneyOf(0, own.currency ?? shop().country.currency));
    await refuseStale(transaction, own);
    const outcome = await writeItems(transaction, own, at);
    await transaction
      .update(productImports)
      .set({ state: 'written', writtenAt: at, leasedUntil: null, refusal: null, ...outcome })
      .where(eq(productImports.id, importId));
  });
}

/** Another import that was written since this one was compared may have made the same products. */
async function refuseStale(transaction: Transaction, own: typeof productImports.$inferSelect): Promise<void> {
  if (own.comparedAt === null || own.currency !== shop().country.currency) throw new StalePreview();
  const [other] = await transaction
    .select({ id: productImports.id })
    .from(productImports)
    .where(
      and(
        ne(productImports.id, own.id),
        sql`greatest(${productImports.writtenAt}, ${productImports.undoneAt}) > ${own.comparedAt.toISOString()}::timestamptz`,
      ),
    )
    .limit(1);
  if (other) throw new StalePreview();
}

async function writeItems(
  transaction: Transaction,
  own: typeof productImports.$inferSelect,
  at: Date,
): Promise<Pick<typeof own, 'done' | 'newCategories' | 'newAttributes' | 'newValues'>> {
  const { id: importId } = own;
  const items = await transaction
    .select({ position: productImportItems.position, fate: productImportItems.fate, target: productImportItems.target })
    .from(productImportItems)
    .where(and(eq(productImportItems.importId, importId), inArray(productImportItems.fate, ['new', 'changed'])))
    .orderBy(asc(productImportItems.position));
  // Somebody may have made one since the preview: it is not this import's, and stays when it is taken back.
  const { idOf: categoryOf, made: newCategories } = await makeCategories(transaction, own.newCategories);
  const placedOf = (target: Target, id: number): Placed => ({
    ...target,
    id,
    categoryId: target.categoryId ?? categoryOf({ gender: target.gender, title: target.category }),
  });
  const fresh = items.filter(({ fate }) => fate === 'new');
  const ids = await newNumbers(transaction, fresh.length);
  const added = fresh.flatMap(({ target, position }, place) => {
    const id = ids[place];
    return target && id !== undefined ? [{ position, placed: placedOf(target, id) }] : [];
  });
  const changed = items.flatMap(({ fate, target, position }) =>
    fate === 'changed' && target?.id ? [{ position, placed: placedOf(target, target.id) }] : [],
  );
  const all = [...added, ...changed].map(({ placed }) => placed);
  const before = await snapshotOf(
    transaction,
    changed.map(({ placed }) => placed.id),
  );
  await sayPriceReason(transaction, { actor: movementOf(own).actor, at });
  await insertProducts(
    transaction,
    added.map(({ placed }) => placed),
  );
  await insertSizes(transaction, all);
  await writePictures(transaction, all);
  await awaitPictures(transaction, importId, all, at);
  await keepHandles(transaction, all);
  const updated = await updateProducts(
    transaction,
    changed.map(({ placed }) => placed),
  );
  if (updated !== changed.length) throw new StalePreview();
  if ((await writeTexts(transaction, all)) > 0) throw new StalePreview();
  // After the products are held, as a save of one does.
  const made = await writeStated(transaction, all);
  await keepForUndo(transaction, importId, [...added, ...changed], before);
  if (own.oldShop !== null) await awaitPages(transaction, importId, at);
  await changeCodes(
    transaction,
    changed.map(({ placed }) => placed),
  );
  await changeUnits(
    transaction,
    changed.map(({ placed }) => placed),
    movementOf(own),
  );
  return { done: all.length, newCategories, newAttributes: made.attributes, newValues: made.values };
}

/** Keeps the number of each product, and what it was before. */
async function keepForUndo(
  transaction: Transaction,
  importId: number,
  items: readonly { readonly position: number; readonly placed: Placed }[],
  before: ReadonlyMap<number, Target>,
): Promise<void> {
  await inBatches(
    transaction,
    items.map(({ position, placed: { id } }) => ({ position, id, before: before.get(id) ?? null })),
    (json) => sql`update ${productImportItems} set product_id = given.id, before = given.before,
        version_after = products.version
      from jsonb_to_recordset(${json}) as given (position int, id int, before jsonb) join products using (id)
      where import_id = ${importId}::int and product_import_items.position = given.position`,
  );
}
