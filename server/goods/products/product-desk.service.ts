import { eq } from 'drizzle-orm';
import { join } from 'node:path';
import { marginOf } from '#contract/core/money/margin.ts';
import type { DeskProduct, ListedProduct } from '#contract/goods/desk-product.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { compositionWords } from '#contract/goods/garment/composition.ts';
import { deskPageSize, type productDesk } from '#contract/goods/product-desk.ts';
import type { ProductFields } from '#contract/goods/product-rules.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { adminActor, noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { holdCurrency } from '#server/core/owner-settings/stored-country.service.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { products } from './catalogue.tables.ts';
import { costsOf } from './size-costs.service.ts';
import { textsToEdit } from './product-texts-desk.service.ts';
import { placePictures } from './place-pictures.ts';
import { placeVideo } from './place-video.ts';
import { datedOfferOf } from './dated-offers.service.ts';
import { priceFactsOf } from './price-facts.ts';
import { sayPriceReason } from './price-history.service.ts';
import { deskProducts } from './product-desk.queries.ts';
import { viewDeskProducts } from './product-view.service.ts';
import { vatRateOf } from './vat-rate.service.ts';
import { insertProduct, replaceProduct, type PlacedMedia } from './write-product.ts';
import { changeSizes, removeAllSizes } from './write-sizes.ts';

/** Returns a page of the back office's products. */
export async function listDesk({ db }: Context, { page, order, ...question }: Input<typeof productDesk.list>) {
  const { ids, total } = await deskProducts(db, question, { page, size: deskPageSize, order });
  const found = await inShopLanguage(() => viewDeskProducts(db, ids));
  return {
    products: found.map((product) => ({ ...product, margin: productMargin(product) })),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / deskPageSize)),
  };
}

function productMargin({ currentPrice, variants, vatPercent }: DeskProduct): ListedProduct['margin'] {
  const costs = variants.map(({ cost }) => cost);
  return marginOf(currentPrice, costs, vatRateOf(vatPercent));
}

/** Returns the ids of a page of the back office's products, and how many there are in all. */
export function deskIds(
  { db }: Context,
  question: Parameters<typeof deskProducts>[1],
  slice: Parameters<typeof deskProducts>[2],
): ReturnType<typeof deskProducts> {
  return deskProducts(db, question, slice);
}

const mediaDirOf = ({ settings }: Context) => join(settings.dataDir, 'media');

/** Returns a product as it is edited, with its texts in the second language and what it cost. Throws `product_not_found`. */
export async function productToEdit({ db }: Context, id: number) {
  const { otherLanguage } = shop();
  const product = await productOf(db, id);
  const texts = otherLanguage && (await textsToEdit(db, { productId: id, language: otherLanguage }));
  return { product, texts, prices: await priceFactsOf(db, id), offer: await datedOfferOf(db, id) };
}

/** Returns what the sizes of a product cost since when. Throws `product_not_found`. */
export async function productCosts({ db }: Context, id: number) {
  await productOf(db, id);
  return { costs: await costsOf(db, id) };
}

/** Returns a product as it is edited. Throws `product_not_found`. */
export async function productOf(db: Executor, id: number): Promise<DeskProduct> {
  const [product] = await inShopLanguage(() => viewDeskProducts(db, [id]));
  if (!product) throw new ShopError('product_not_found');
  return product;
}

/** Returns a product, locked until the transaction ends. Throws `product_not_found`. */
async function lockProduct(transaction: Transaction, id: number): Promise<DeskProduct> {
  await transaction.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update');
  return productOf(transaction, id);
}

/** Looks up pictures and video of a product before its transaction, which waits for no file. */
async function mediaOf(ctx: Context, { images, video }: ProductFields): Promise<PlacedMedia> {
  const mediaDir = mediaDirOf(ctx);
  return { pictures: await placePictures(mediaDir, images), video: await placeVideo(mediaDir, video) };
}

/** Adds a product. Throws `category_not_found`, `currency_changed`, `sku_taken`. */
export async function createProduct(ctx: Context, fields: ProductFields): Promise<DeskProduct> {
  const media = await mediaOf(ctx, fields);
  return inTransaction(ctx.db, async (transaction) => {
    await holdCurrency(transaction, products, fields.currentPrice);
    const id = await insertProduct(transaction, fields, media, reasonOf(ctx));
    const made = await productOf(transaction, id);
    await noteChange(transaction, ctx, { action: 'product.create', subject: String(id), after: summaryOf(made) });
    return made;
  });
}

/** Replaces a product. Throws `changed_meanwhile`, `currency_changed`, `sku_taken`. */
export async function updateProduct(
  ctx: Context,
  id: number,
  { version, ...fields }: ProductFields & { readonly version?: number | undefined },
): Promise<DeskProduct> {
  const media = await mediaOf(ctx, fields);
  return inTransaction(ctx.db, async (transaction) => {
    await holdCurrency(transaction, products, fields.currentPrice);
    const before = await lockProduct(transaction, id);
    const held = { present: before, subject: String(id), actions: ['product.create', 'product.update'] } as const;
    await refuseStale(transaction, version, held);
    await replaceProduct(transaction, before, fields, media, reasonOf(ctx));
    const after = await productOf(transaction, id);
    const change = { before: summaryOf(before), after: summaryOf(after) };
    await noteChange(transaction, ctx, { action: 'product.update', subject: String(id), ...change });
    return after;
  });
}

/** Changes the stock of sizes by differences, as what its reason says. Throws `product_not_found`, `stock_sold_meanwhile`. */
export function changeStockOf(
  ctx: Context,
  { productId, changes, reason, note }: Input<typeof productDesk.stock>,
): Promise<DeskProduct> {
  const isPlain = reason === 'count' || reason === 'delivery';
  const what = isPlain ? { kind: reason } : ({ kind: 'correction', cause: reason } as const);
  return inTransaction(ctx.db, async (transaction) => {
    const before = await productOf(transaction, productId);
    await changeSizes(transaction, productId, changes, { ...what, note, ...reasonOf(ctx) });
    const after = await productOf(transaction, productId);
    const change = { before: stockOf(before), after: stockOf(after) };
    await noteChange(transaction, ctx, { action: 'product.stock', subject: String(productId), ...change });
    return after;
  });
}

/** Deletes a product with its sizes and pictures. Orders keep their own copy of what was ordered. */
export function removeProduct(ctx: Context, id: number): Promise<{ id: number }> {
  return inTransaction(ctx.db, async (transaction) => {
    const before = await lockProduct(transaction, id);
    await removeAllSizes(transaction, id, reasonOf(ctx));
    await sayPriceReason(transaction, reasonOf(ctx));
    await transaction.delete(products).where(eq(products.id, id));
    await noteChange(transaction, ctx, { action: 'product.delete', subject: String(id), before: summaryOf(before) });
    return { id };
  });
}

/** Who changes units and prices now. */
const reasonOf = (ctx: Context) => ({ actor: adminActor(ctx), at: ctx.clock() });

function stockOf({ variants }: DeskProduct): Record<string, number> {
  return Object.fromEntries(variants.map(({ brandSize, stock }) => [brandSize, stock]));
}

/** The SKU and the barcode of each size that has one. */
function codesOf({ variants }: DeskProduct): Record<string, string> {
  const coded = variants.map(({ brandSize, sku, barcode }) => [brandSize, [sku, barcode].filter(Boolean).join(' · ')]);
  return Object.fromEntries(coded.filter(([, codes]) => codes !== ''));
}

/** What each size cost whose cost is known, in the smallest unit. */
function costsNow({ variants }: DeskProduct): Record<string, number> {
  return Object.fromEntries(variants.flatMap(({ brandSize, cost }) => (cost ? [[brandSize, cost.minor]] : [])));
}

/** The fields of a product that the audit log shows. */
function summaryOf(product: DeskProduct) {
  const { name, gender, brandName, model, color, weight, isOffertPrice, images, info } = product;
  const prices = { previousPrice: product.previousPrice?.minor ?? null, currentPrice: product.currentPrice.minor };
  const attributes = Object.fromEntries(product.attributes.map((one) => [one.name, one.words.join(', ')]));
  const own = { name, gender, brandName, model, color, weight, ...prices, isOffertPrice, images, info: { ...info } };
  const ofAttributes = product.attributes.length > 0 ? { attributes } : {};
  const { state, publishAt, isUnisex, ageGroup, origin, maker, responsible, video } = product;
  const garment = {
    isUnisex,
    ageGroup,
    composition: compositionWords(product.composition),
    origin,
    maker,
    responsible,
  };
  const sizes = { stock: stockOf(product), sizeCodes: codesOf(product), costPrice: costsNow(product) };
  return {
    ...own,
    category: product.Category.title,
    description: product.description,
    ...garment,
    ...ofAttributes,
    ...(video && { video: [video.path, video.alt, video.poster?.path].filter(Boolean).join(' · ') }),
    state,
    publishAt,
    ...sizes,
  };
}
