import { t } from '#messages/messages.ts';
import { eq } from 'drizzle-orm';
import type { Product } from '#contract/goods/products.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { AttributeGiven } from '#contract/goods/attributes/attribute-rules.ts';
import type { ProductFields } from '#contract/goods/product-rules.ts';
import { categories } from './categories.tables.ts';
import type { Transaction } from '#platform/database/database.ts';
import { productImages, products } from './catalogue.tables.ts';
import { writeAttributes } from '../attributes/product-attributes.service.ts';
import { cleanHtml } from './clean-html.service.ts';
import { keepPastPrice } from './past-prices.service.ts';
import type { PlacedPicture } from './place-pictures.ts';
import { writeSizes } from './write-sizes.ts';

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
  await writeAttributes(transaction, made.id, fields.attributes);
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
  const ofAttributes = attributesChanged(before, fields);
  const raised = ofPictures || ofAttributes || sizesChanged(before, fields) ? { version: before.version + 1 } : {};
  await transaction
    .update(products)
    .set({ ...columnsOf(fields), ...raised })
    .where(eq(products.id, id));
  if (ofPictures) await writePictures(transaction, id, pictures);
  await writeSizes(transaction, id, fields.variants);
  if (ofAttributes) await writeAttributes(transaction, id, fields.attributes);
}

function picturesChanged({ pictures }: Product, placed: readonly PlacedPicture[]): boolean {
  const shownOf = ({ path, alt }: { readonly path: string; readonly alt: string }) => [path, alt];
  return JSON.stringify(pictures.map(shownOf)) !== JSON.stringify(placed.map(shownOf));
}

/** True if values of attributes are sent, and others than the present ones. */
function attributesChanged({ attributes: present }: Product, { attributes: given }: ProductFields): boolean {
  if (given === undefined) return false;
  const plain = (all: readonly AttributeGiven[]) =>
    all
      .flatMap(({ attributeId, values = [], number, flag }) =>
        [...values, ...(number === undefined ? [] : [`n${number}`]), ...(flag === undefined ? [] : [`f${flag}`])].map(
          (value) => `${attributeId}:${value}`,
        ),
      )
      .toSorted()
      .join(' ');
  const stored = present.map(({ attributeId, values, number, flag }) => ({
    attributeId,
    values,
    number: number ?? undefined,
    flag: flag ?? undefined,
  }));
  return plain(stored) !== plain(given);
}

/**
 * True if the sizes, their words or their order changed. A change of stock does not count: it is applied as a difference and
 * causes no version conflict.
 */
function sizesChanged({ variants: present }: Product, { variants: given }: ProductFields): boolean {
  const isOther = ({ variantId, brandSize }: ProductFields['variants'][number], at: number) => {
    const now = present[at];
    return brandSize !== now?.brandSize || (variantId !== undefined && variantId !== now.variantId);
  };
  return given.length !== present.length || given.some(isOther);
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
