import { and, asc, desc, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DeskProduct } from '#contract/goods/desk-product.ts';
import type { ModelColor } from '#contract/goods/garment/model-color.ts';
import type { Product } from '#contract/goods/products.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { pictureUrl, widthNear } from '#contract/core/shop/pictures.ts';
import { categories } from './categories.tables.ts';
import type { Executor } from '#platform/database/database.ts';
import { prepared, type Given } from '#platform/database/prepared.ts';
import { tagList, tagPage } from '#server/core/context/page-tags.ts';
import { secondLanguage } from '#server/core/context/request-language.ts';
import { inSecondLanguage, inWords, shownText } from '#server/core/context/shown-words.ts';
import { attributesColumn, attributesOf } from '../attributes/product-attributes.service.ts';
import { productImages, products, variants } from './catalogue.tables.ts';
import { garmentFacts } from './garment-words.ts';
import { hasOfferHistory, lowestBeforeOffer, offerHistory } from './price-history.service.ts';
import { netPriceNote, reductionNote } from './price-notes.ts';
import { preorderOf, type PreorderOfSize } from './preorder-view.ts';
import { isPublic } from './public-products.service.ts';
import { shownOffer } from './shown-offer.service.ts';
import { shownTexts } from './shown-texts.ts';
import { shownSize } from './size-words.service.ts';
import { swatchOf } from './swatch.ts';
import { ownVat } from './vat-rate.service.ts';

type Slice = { readonly offset: number; readonly limit: number };

/**
 * The public products of some ids, in the order of the ids, with sizes, pictures and category: one statement, however many.
 */
export function viewProducts(db: Executor, ids: readonly number[]): Promise<Product[]> {
  return viewOf(db, ids, 'public');
}

/** The same in every state, for who has kept one of them. */
export function viewKeptProducts(db: Executor, ids: readonly number[]): Promise<DeskProduct[]> {
  return viewOf(db, ids, 'all');
}

/** The same for the shop's staff, with offers as they are stored. */
export function viewDeskProducts(db: Executor, ids: readonly number[]): Promise<DeskProduct[]> {
  return viewOf(db, ids, 'all', (offer) => offer);
}

/** The products that visitors see, or all. */
type Which = 'public' | 'all';

type Reader = (db: Executor, values: { readonly ids: readonly number[] }) => Promise<Row[]>;

const readers = new Map<string, Reader>();

/** The statement of products by their ids; its columns depend on the language of the request and on the shop's country. */
function readerOf(which: Which): Reader {
  const key = [which, secondLanguage(), hasOfferHistory()].join();
  const known = readers.get(key);
  if (known) return known;
  const reader = prepared((db, given: Given<{ ids: readonly number[] }>) => {
    const isAsked = sql`${products.id} = any(${given('ids')}::integer[])`;
    return wholeProducts(db, and(isAsked, which === 'public' ? isPublic : undefined));
  });
  readers.set(key, reader);
  return reader;
}

async function viewOf(
  db: Executor,
  ids: readonly number[],
  which: Which,
  offerOf: typeof shownOffer = shownOffer,
): Promise<DeskProduct[]> {
  tagPage(...ids.map((id) => `product:${id}` as const));
  if (ids.length === 0) return [];
  const rows = await readerOf(which)(db, { ids });
  const found = new Map(rows.map((row) => [row.product.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [view(row, offerOf)] : [];
  });
}

/** The public products of a condition, or some of them, in the order of their ids: one statement too. */
export async function viewProductsWhere(db: Executor, where: SQL | undefined, slice?: Slice): Promise<Product[]> {
  const query = wholeProducts(db, and(isPublic, where)).orderBy(asc(products.id));
  const rows = await (slice ? query.offset(slice.offset).limit(slice.limit) : query);
  tagPage(...rows.map(({ product }) => `product:${product.id}` as const));
  return rows.map((row) => view(row, shownOffer));
}

type Size = Omit<typeof variants.$inferSelect, 'productId' | 'position' | 'preorderMost' | 'preorderOn'> &
  PreorderOfSize;
type Color = Omit<ModelColor, 'swatch'>;
type Image = Omit<typeof productImages.$inferSelect, 'productId' | 'position'>;

/** How many colours of a model are shown at most. */
const mostColors = 40;

/** The colours of the model of each product: its own, and the public ones of the others of its brand and gender. */
function colorsOfModel(db: Executor) {
  const sibling = alias(products, 'sibling');
  const forSale = db
    .select({ one: sql`1` })
    .from(variants)
    .where(and(eq(variants.productId, sibling.id), sql`for_sale`));
  return db
    .select({
      color: sql`json_build_object('id', ${sibling.id}, 'color', ${sibling.color}, 'isInStock', ${exists(forSale)})`,
    })
    .from(sibling)
    .where(
      and(
        eq(sql`lower(${sibling.model})`, sql`lower(${products.model})`),
        eq(sql`lower(${sibling.brandName})`, sql`lower(${products.brandName})`),
        eq(sibling.gender, products.gender),
        or(eq(sibling.state, 'published'), eq(sibling.id, products.id)),
      ),
    )
    .orderBy(desc(eq(sibling.id, products.id)), asc(sibling.id))
    .limit(mostColors);
}

function wholeProducts(db: Executor, where: SQL | undefined) {
  const { path, width, height, placeholder, alt, widths } = productImages;
  const sizes = db
    .select({
      size: sql`json_build_object('id', ${variants.id}, 'size', ${variants.size}, 'stock', ${variants.stock},
        'most', ${variants.preorderMost}, 'on', ${variants.preorderOn}, 'waiting', ${variants.waiting},
        'sku', ${variants.sku}, 'barcode', ${variants.barcode}, 'weight', ${variants.weight}, 'cost', ${variants.cost})`,
    })
    .from(variants)
    .where(eq(variants.productId, products.id))
    .orderBy(asc(variants.position), asc(variants.id));
  const images = db
    .select({
      image: sql`json_build_object('path', ${path}, 'width', ${width}, 'height', ${height},
        'placeholder', ${placeholder}, 'alt', ${alt}, 'widths', ${widths})`,
    })
    .from(productImages)
    .where(eq(productImages.productId, products.id))
    .orderBy(asc(productImages.position));
  return db
    .select({
      product: products,
      category: categories,
      sizes: sql<Size[]>`array_to_json(array(${sizes}))`,
      images: sql<Image[]>`array_to_json(array(${images}))`,
      colors: sql<Color[]>`array_to_json(array(${colorsOfModel(db)}))`,
      history: offerHistory(),
      texts: shownTexts(),
      attributes: attributesColumn(sql`${products.id}`),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof wholeProducts>>[number];

function view(row: Row, offerOf: typeof shownOffer): DeskProduct {
  const { product, category, sizes, images, colors, history, texts, attributes } = row;
  const { aboutMe, careInfo, sizeAndFit, currentPrice, categoryId, video, videoPath, ...own } = product;
  const { isOffertPrice, previousPrice } = offerOf(product, history);
  const { publishAt, otherGender, composition, createdAt: _, publishedAt: _since, ...plain } = own;
  const addresses = images.map(addressOf);
  // The other colours are shown too: a new one, or one that is sold out, changes the page.
  if (product.model !== null) tagList(otherGender === null ? product.gender : undefined);
  return {
    ...plain,
    publishAt: publishAt && shopMoment(publishAt),
    composition: [...composition],
    facts: garmentFacts(product),
    ...inOwnLanguage(texts),
    ...shownColor(product.color),
    name: texts?.name || product.name,
    description: texts?.description || product.description,
    isOffertPrice,
    previousPrice: previousPrice === null ? null : shopMoney(previousPrice),
    currentPrice: shopMoney(currentPrice),
    vatPercent: ownVat(product.vatPercent),
    reductionNote: isOffertPrice ? reductionNote(lowestBeforeOffer(history)) : null,
    netPriceNote: netPriceNote(shopMoney(currentPrice), product.vatPercent),
    netPriceBeside: shop().hasNetPrices ? netPriceNote(shopMoney(currentPrice), product.vatPercent) : null,
    image: addresses[0] ?? '',
    images: addresses,
    pictures:
      secondLanguage() === undefined ? images : images.map((image) => ({ ...image, alt: shownText(image.alt) })),
    isInStock: sizes.some(({ stock }) => stock > 0),
    variants: sizes.map(({ id: variantId, size, stock, most, on, waiting, cost, ...codes }) => ({
      variantId,
      brandSize: size,
      ...shownSize(size),
      stock,
      isInStock: stock > 0,
      ...preorderOf({ stock, most, on, waiting }),
      ...codes,
      cost: cost === null ? null : shopMoney(cost),
    })),
    colors: colors.length < 2 ? [] : colors.map(withSwatch).toSorted((a, b) => a.id - b.id),
    attributes: attributesOf(attributes),
    CategoryId: categoryId,
    Category: inWords(category, 'title'),
    video: video && videoPath !== null ? { ...video, path: videoPath, alt: shownText(video.alt) } : null,
    info: {
      aboutMe: texts?.aboutMe || aboutMe,
      careInfo: texts?.careInfo || careInfo,
      sizeAndFit: texts?.sizeAndFit || sizeAndFit,
    },
  };
}

/** Returns which texts are in the shop's own language, where another one was asked for. */
function inOwnLanguage(texts: Row['texts']): Pick<Product, 'inOwnLanguage'> {
  if (secondLanguage() === undefined) return {};
  return { inOwnLanguage: translatable.filter((name) => !texts?.[name]) };
}

const translatable = ['name', 'description', 'aboutMe', 'careInfo', 'sizeAndFit'] as const;

function withSwatch(color: Color): ModelColor {
  return { ...color, ...shownColor(color.color), swatch: swatchOf(color.color) };
}

/** A colour's own name stays beside: it is the value of filters. */
function shownColor(color: string): Pick<ModelColor, 'shownColor'> {
  const shown = inSecondLanguage(color);
  return shown === undefined ? {} : { shownColor: shown };
}

const plainWidth = 1280;

/** Returns a picture's address: of the shop's own in one size, of another site's with its prefix. */
function addressOf({ path, widths }: Image): string {
  if (!path.startsWith('/media/')) return `https://${path}`;
  return pictureUrl(path, widthNear(plainWidth, widths) ?? plainWidth, 'webp');
}
