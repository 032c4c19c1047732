import { t } from '#messages/messages.ts';
import { eq } from 'drizzle-orm';
import type { DeskProduct } from '#contract/goods/desk-product.ts';
import { compare, type Money } from '#contract/core/money/money.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { ProductFields } from '#contract/goods/product-rules.ts';
import { categories } from './categories.tables.ts';
import { shopTime } from '#contract/core/time/shop-time.ts';
import type { Transaction } from '#platform/database/database.ts';
import { productImages, products } from './catalogue.tables.ts';
import { attributesChanged, writeAttributes } from '../attributes/product-attributes.service.ts';
import { cleanHtml } from './clean-html.service.ts';
import type { MoveReason } from './move-stock.service.ts';
import type { PlacedPicture } from './place-pictures.ts';
import { videoColumns, type PlacedVideo } from './place-video.ts';
import { sayPriceReason } from './price-history.service.ts';
import { previousPriceOf } from './true-offer.service.ts';
import { vatGiven } from './vat-rate.service.ts';
import { writeSizes } from './write-sizes.ts';

/** What a product shows, as it is stored. */
export type PlacedMedia = { readonly pictures: readonly PlacedPicture[]; readonly video: PlacedVideo };

/**
 * Returns the columns of a product from the form's fields and the price before its offer, at a time. What is not given stays. Throws
 * `invalid` for a tax that the shop's country does not have.
 */
function columnsOf(fields: ProductFields, previousPrice: number | null, at: Date) {
  const { name, isOffertPrice, color, gender, brandName, model, weight, category, info } = fields;
  const description = cleanHtml(fields.description);
  const prices = { previousPrice, currentPrice: fields.currentPrice.minor };
  const own = { name, description, isOffertPrice, ...prices, color, gender, brandName, model, weight };
  const { isUnisex, ageGroup, composition, origin, maker, responsible } = fields;
  const garment = { isUnisex, ageGroup, composition, origin, maker, responsible };
  const vatPercent = vatGiven(fields.vatPercent);
  return { ...own, ...garment, vatPercent, ...stateOf(fields, at), categoryId: category, ...info };
}

/** A product that is scheduled for a time that has come is published. */
function stateOf({ state, publishAt }: ProductFields, now: Date): Partial<typeof products.$inferInsert> {
  if (state !== 'scheduled') return state === undefined ? {} : { state, publishAt: null };
  const at = shopTime(publishAt ?? '');
  return at > now ? { state, publishAt: at } : { state: 'published', publishAt: null };
}

/** Creates a product at a time. Throws `category_not_found`, `sku_taken`, `invalid`. */
export async function insertProduct(
  transaction: Transaction,
  fields: ProductFields,
  { pictures, video }: PlacedMedia,
  why: MoveReason & { readonly at: Date },
): Promise<number> {
  await requireCategory(transaction, fields);
  await sayPriceReason(transaction, why);
  const previousPrice = await previousPriceOf(transaction, fields, { before: undefined, at: why.at });
  const columns = { ...columnsOf(fields, previousPrice, why.at), ...(await videoColumns(transaction, video)) };
  const [made] = await transaction.insert(products).values(columns).returning({ id: products.id });
  if (!made) throw new Error('the new product was not returned');
  await writePictures(transaction, made.id, pictures);
  await writeSizes(transaction, made.id, fields.variants, why);
  await writeAttributes(transaction, made.id, fields.attributes);
  return made.id;
}

/** Replaces the product `before`, which is locked already, at a time. Throws `category_not_found`, `sku_taken`,
 * `stock_sold_meanwhile`, `invalid`. */
export async function replaceProduct(
  transaction: Transaction,
  before: DeskProduct,
  fields: ProductFields,
  { pictures, video }: PlacedMedia,
  why: MoveReason & { readonly at: Date },
): Promise<void> {
  await requireCategory(transaction, fields);
  await sayPriceReason(transaction, why);
  const { id } = before;
  const previousPrice = await previousPriceOf(transaction, fields, { before, at: why.at });
  const ofPictures = picturesChanged(before, pictures);
  const ofAttributes = attributesChanged(before.attributes, fields.attributes);
  const raised = ofPictures || ofAttributes || sizesChanged(before, fields) ? { version: before.version + 1 } : {};
  await transaction
    .update(products)
    .set({ ...columnsOf(fields, previousPrice, why.at), ...(await videoColumns(transaction, video)), ...raised })
    .where(eq(products.id, id));
  if (ofPictures) await writePictures(transaction, id, pictures);
  await writeSizes(transaction, id, fields.variants, why);
  if (ofAttributes) await writeAttributes(transaction, id, fields.attributes);
}

function picturesChanged({ pictures }: DeskProduct, placed: readonly PlacedPicture[]): boolean {
  const shownOf = ({ path, alt }: { readonly path: string; readonly alt: string }) => [path, alt];
  return JSON.stringify(pictures.map(shownOf)) !== JSON.stringify(placed.map(shownOf));
}

/**
 * True if the sizes, what is known of them or their order changed. A change of stock does not count: it is applied as a difference and
 * causes no version conflict.
 */
function sizesChanged({ variants: present }: DeskProduct, { variants: given }: ProductFields): boolean {
  const isOther = (size: ProductFields['variants'][number], at: number) => {
    const now = present[at];
    if (size.brandSize !== now?.brandSize || isNew(size.variantId, now.variantId)) return true;
    const isOtherCode = isNew(size.sku, now.sku) || isNew(size.barcode, now.barcode) || isNew(size.weight, now.weight);
    return isOtherCode || (size.cost !== undefined && !isSameCost(size.cost, now.cost));
  };
  return given.length !== present.length || given.some(isOther);
}

/** True if something else was given; what is not given stays. */
const isNew = <Value>(given: Value | undefined, now: Value) => given !== undefined && given !== now;

function isSameCost(one: Money | null, other: Money | null): boolean {
  return one && other ? compare(one, other) === 0 : one === other;
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
