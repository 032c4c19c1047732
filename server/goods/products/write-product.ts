import { t } from '#messages/messages.ts';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Product } from '#contract/goods/products.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { ProductFields } from '#contract/goods/product-rules.ts';
import { categories } from './categories.tables.ts';
import type { Transaction } from '#platform/database/database.ts';
import { productImages, products, variants } from './catalogue.tables.ts';
import { cleanHtml } from './clean-html.service.ts';
import { keepPastPrice } from './past-prices.service.ts';
import type { PlacedPicture } from './place-pictures.ts';

/** Returns the columns of a product from the form's fields. */
function columnsOf(fields: ProductFields) {
  const { name, isOffertPrice, color, gender, brandName, model, weight, category, info } = fields;
  const description = cleanHtml(fields.description);
  const prices = { previousPrice: fields.previousPrice?.minor ?? null, currentPrice: fields.currentPrice.minor };
  const own = { name, description, isOffertPrice, ...prices, color, gender, brandName, model, weight };
  return { ...own, categoryId: category, ...info };
}

/** Creates a product. Throws `category_not_found`. */
export async function insertProduct(
  transaction: Transaction,
  fields: ProductFields,
  pictures: readonly PlacedPicture[],
): Promise<number> {
  await requireCategory(transaction, fields);
  const [made] = await transaction.insert(products).values(columnsOf(fields)).returning({ id: products.id });
  if (!made) throw new Error('the new product was not returned');
  await writePictures(transaction, made.id, pictures);
  await writeSizes(transaction, made.id, fields.variants);
  return made.id;
}

/** Replaces the product `before`, which is locked already, at a time. Throws `category_not_found`, `stock_sold_meanwhile`. */
export async function replaceProduct(
  transaction: Transaction,
  before: Product,
  fields: ProductFields,
  pictures: readonly PlacedPicture[],
  at: Date,
): Promise<void> {
  await requireCategory(transaction, fields);
  await keepPastPrice(transaction, before, fields, at);
  const { id } = before;
  const ofPictures = picturesChanged(before, pictures);
  const raised = ofPictures || sizesChanged(before, fields) ? { version: before.version + 1 } : {};
  await transaction
    .update(products)
    .set({ ...columnsOf(fields), ...raised })
    .where(eq(products.id, id));
  if (ofPictures) await writePictures(transaction, id, pictures);
  await writeSizes(transaction, id, fields.variants);
}

function picturesChanged({ pictures }: Product, placed: readonly PlacedPicture[]): boolean {
  const shownOf = ({ path, alt }: { readonly path: string; readonly alt: string }) => [path, alt];
  return JSON.stringify(pictures.map(shownOf)) !== JSON.stringify(placed.map(shownOf));
}

/**
 * True if the sizes or their order changed. A change of stock does not count: it is applied as a difference and causes
 * no version conflict.
 */
function sizesChanged({ variants: present }: Product, given: ProductFields): boolean {
  const namesOf = (sizes: readonly { readonly brandSize: string }[]) => sizes.map(({ brandSize }) => brandSize);
  return namesOf(present).join('\n') !== namesOf(given.variants).join('\n');
}

/** A product and its category must have the same genre. */
async function requireCategory(transaction: Transaction, { category, gender }: ProductFields): Promise<void> {
  const [found] = await transaction.select().from(categories).where(eq(categories.id, category)).for('key share');
  if (found?.genre === gender) return;
  const message = t('catalogue.categoryOfGender');
  throw new ShopError('category_not_found', {}, [{ path: 'category', message }]);
}

async function writePictures(transaction: Transaction, productId: number, pictures: readonly PlacedPicture[]) {
  await transaction.delete(productImages).where(eq(productImages.productId, productId));
  await transaction
    .insert(productImages)
    .values(pictures.map((picture, position) => ({ ...picture, productId, position })));
}

type Size = ProductFields['variants'][number];

/**
 * Writes the sizes in their order. If the stock changed since the form was opened, only the difference that was typed
 * is applied, so that units sold meanwhile stay sold. Throws `out_of_stock` if the stock would become negative.
 */
async function writeSizes(transaction: Transaction, productId: number, sizes: readonly Size[]): Promise<void> {
  const names = sizes.map(({ brandSize }) => brandSize);
  const gone = names.length > 0 ? notInArray(variants.brandSize, names) : undefined;
  await transaction.delete(variants).where(and(eq(variants.productId, productId), gone));
  const known = await lockSizes(transaction, productId, names);
  for (const [position, { brandSize, stock, seenStock }] of sizes.entries()) {
    const id = known.get(brandSize);
    if (id === undefined) {
      await transaction.insert(variants).values({ productId, brandSize, position, stock });
      continue;
    }
    await transaction.update(variants).set({ position }).where(eq(variants.id, id));
    if (seenStock === undefined) await transaction.update(variants).set({ stock }).where(eq(variants.id, id));
    else await changeStock(transaction, id, stock - seenStock);
  }
}

/** Locks sizes in the order of their ids, as selling does (prevents deadlocks), and returns them by name. */
async function lockSizes(transaction: Transaction, productId: number, names: readonly string[]) {
  if (names.length === 0) return new Map<string, number>();
  const rows = await transaction
    .select({ id: variants.id, brandSize: variants.brandSize })
    .from(variants)
    .where(and(eq(variants.productId, productId), inArray(variants.brandSize, [...names])))
    .orderBy(asc(variants.id))
    .for('update');
  return new Map(rows.map(({ id, brandSize }) => [brandSize, id]));
}

async function changeStock(transaction: Transaction, variantId: number, change: number): Promise<void> {
  if (change === 0) return;
  const changed = await transaction
    .update(variants)
    .set({ stock: sql`${variants.stock} + ${change}` })
    .where(sql`${variants.id} = ${variantId} and ${variants.stock} + ${change} >= 0`)
    .returning({ id: variants.id });
  if (changed.length === 0) throw new ShopError('stock_sold_meanwhile');
}

type StockChange = { readonly brandSize: string; readonly change: number };

/**
 * Changes the stock of sizes by differences. Throws `product_not_found` for an unknown size, `stock_sold_meanwhile`.
 */
export async function changeSizes(
  transaction: Transaction,
  productId: number,
  changes: readonly StockChange[],
): Promise<void> {
  const known = await lockSizes(
    transaction,
    productId,
    changes.map(({ brandSize }) => brandSize),
  );
  for (const { brandSize, change } of changes) {
    const id = known.get(brandSize);
    if (id === undefined) throw new ShopError('product_not_found');
    await changeStock(transaction, id, change);
  }
}
