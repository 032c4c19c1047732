import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { moneyOf } from '#contract/core/money/money.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { skuKey } from '#contract/goods/sizes/size-rules.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { holdCurrency } from '#server/core/owner-settings/stored-country.service.ts';
import { dropUnused, writeStated } from '../../attributes/bulk-attributes.service.ts';
import { dropEmptyCategories } from '../../products/bulk/bulk-categories.service.ts';
import { deleteProducts, updateProducts } from '../../products/bulk/bulk-products.service.ts';
import { changeCodes, changeUnits, keepSizes, releaseSkus } from '../../products/bulk/bulk-sizes.service.ts';
import { writeTexts, type BulkTexts } from '../../products/bulk/bulk-texts.service.ts';
import { products } from '../../products/catalogue.tables.ts';
import { sayPriceReason } from '../../products/price-history.service.ts';
import type { Said } from '../problem-words.ts';
import { productImportItems, productImports } from '../product-imports.tables.ts';
import { lockImports } from './lock-imports.ts';
import { movementOf } from './movement.ts';
import type { Target } from '../compare/target.ts';
import type { Placed } from './placed.ts';
import { dropShopPictures } from './shop-pictures.ts';
import { writePictures } from './write-pictures.ts';

type Item = typeof productImportItems.$inferSelect;

/** Takes an import back in one transaction; refuses, and says why, if something of it was sold or changed since. */
export async function undoImport(db: Database, importId: number, at: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockImports(transaction);
    const [own] = await transaction.select().from(productImports).where(eq(productImports.id, importId)).for('update');
    if (own?.state !== 'undoing' || own.writtenAt === null) return;
    await holdCurrency(transaction, products, moneyOf(0, own.currency ?? shop().country.currency));
    const items = await transaction
      .select()
      .from(productImportItems)
      .where(and(eq(productImportItems.importId, importId), inArray(productImportItems.fate, ['new', 'changed'])))
      .orderBy(asc(productImportItems.position));
    const refusal = await refusalOf(transaction, items, own.writtenAt);
    if (!refusal) await takeBack(transaction, items, own, at);
    const outcome = refusal ? ({ state: 'written', refusal } as const) : ({ state: 'undone', undoneAt: at } as const);
    await transaction
      .update(productImports)
      .set({ ...outcome, leasedUntil: null })
      .where(eq(productImports.id, importId));
  });
}

/** The products are locked first, so that none is changed between the look and the change. */
async function refusalOf(transaction: Transaction, items: readonly Item[], since: Date): Promise<Said | undefined> {
  const ids = items.flatMap(({ productId }) => productId ?? []);
  const present = await transaction
    .select({ id: products.id, version: products.version })
    .from(products)
    .where(sql`${products.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(asc(products.id))
    .for('update');
  const { rows } = await transaction.execute<{ id: number }>(
    sql`select products_sold_since(${sql.param(ids)}::int[], ${since.toISOString()}::timestamptz) as id`,
  );
  const sold = new Set(rows.map(({ id }) => id));
  if (sold.size > 0) return { code: 'undoSold', values: { names: namesOf(items, sold) } };
  const versions = new Map(present.map(({ id, version }) => [id, version]));
  const edited = items.filter(
    ({ fate, productId, versionAfter }) => fate === 'changed' && versions.get(productId ?? 0) !== versionAfter,
  );
  if (edited.length === 0) return undefined;
  return { code: 'undoEdited', values: { names: namesOf(edited, new Set(ids)) } };
}

function namesOf(items: readonly Item[], ids: ReadonlySet<number>): string {
  const names = items.filter(({ productId }) => ids.has(productId ?? 0)).map(({ name }) => name);
  return names.length > 5 ? `${names.slice(0, 5).join(', ')}…` : names.join(', ');
}

async function takeBack(
  transaction: Transaction,
  items: readonly Item[],
  own: typeof productImports.$inferSelect,
  at: Date,
): Promise<void> {
  const fresh = items.filter(({ fate }) => fate === 'new').flatMap(({ productId }) => productId ?? []);
  await sayPriceReason(transaction, { actor: movementOf(own).actor, at });
  await deleteProducts(transaction, fresh);
  const restored = items.flatMap((item) => restoredOf(item, own.newAttributes) ?? []);
  await updateProducts(transaction, restored);
  await writeStated(transaction, restored);
  // Those that somebody changed since stay.
  await writeTexts(transaction, restored);
  await dropUnused(transaction, { attributes: own.newAttributes, values: own.newValues });
  await writePictures(transaction, restored);
  await keepSizes(
    transaction,
    restored.map(({ id, keptSizes }) => ({ id, kept: keptSizes })),
  );
  await dropEmptyCategories(transaction, own.newCategories);
  await dropShopPictures(transaction, own.id);
  await releaseSkus(transaction, addedSkus(items));
  await changeCodes(transaction, restored);
  await changeUnits(transaction, restored, movementOf(own));
}

/** The SKUs of the sizes that the import added. */
function addedSkus(items: readonly Item[]) {
  return items.flatMap(({ productId, target }) =>
    (target?.sizes ?? []).flatMap(({ variantId, sku }) =>
      variantId === null && sku !== null && productId !== null ? [{ id: productId, key: skuKey(sku) }] : [],
    ),
  );
}

/** Returns a changed product as it is written back: its units by the difference that the import made. */
function restoredOf(
  { before, target, productId, versionAfter }: Item,
  newAttributes: readonly number[],
): (Placed & { keptSizes: number[] }) | undefined {
  if (!before || !target || productId === null || before.categoryId === null) return undefined;
  const sizes = target.sizes.map((size) => {
    const {
      sku = null,
      barcode = null,
      weight = null,
      cost = null,
    } = before.sizes.find(({ variantId }) => variantId === size.variantId) ?? {};
    return { ...size, sku, barcode, weight, cost, stock: size.seenStock, seenStock: size.stock };
  });
  const keptSizes = before.sizes.flatMap(({ variantId }) => variantId ?? []);
  const pictures = target.pictures === null ? null : before.pictures;
  const attributes = attributesBefore(before, target, newAttributes);
  const texts = textsBefore(before, target);
  const own = { sizes, pictures, attributes, texts, keptSizes };
  return { ...before, id: productId, categoryId: before.categoryId, version: versionAfter, ...own };
}

/** The texts that the product had in the languages in which the import wrote some, with the version that this left. */
function textsBefore(before: Target, target: Target): BulkTexts[] {
  const none = { name: '', description: '', aboutMe: '', careInfo: '', sizeAndFit: '' };
  return (target.texts ?? []).map(({ language, version }) => {
    const known = before.texts?.find((one) => one.language === language) ?? none;
    return { ...known, language, version: version + 1 };
  });
}

/** What the product had of the attributes that the import wrote; nothing of those that it made. */
function attributesBefore(before: Target, target: Target, made: readonly number[]): NonNullable<Target['attributes']> {
  const empty = { name: '', values: [], number: null, flag: null };
  const written = (target.attributes ?? []).flatMap(({ attributeId }) => attributeId ?? []);
  return [...written, ...made].map(
    (attributeId) => before.attributes?.find((one) => one.attributeId === attributeId) ?? { ...empty, attributeId },
  );
}
