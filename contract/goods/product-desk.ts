import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { shopTimeText } from '#contract/core/fields/shop-time-text.ts';
import { priceOf } from '#contract/core/money/price-rule.ts';
import { deskProduct, listedProduct, plainStates, productStates } from './desk-product.ts';
import { picture } from '#contract/core/fields/picture.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { mostVideoBytes } from '#contract/core/shop/videos.ts';
import { moment, money, rowId, wholeNumber } from '#contract/core/fields/fields.ts';
import { modifiedProduct, newProduct } from './product-rules.ts';
import { productTexts, productTextsGiven, textsLanguage } from './product-texts.ts';
import { changeReasons, mostNote } from './stock/movement-kinds.ts';
import { seenVersion, seenVersionOrNone } from '#contract/core/protocol/row-version.ts';

/**
 * The stock filter of the list. 'low': some size has few units, but not none; 'size-out': some size has none; 'out':
 * all sizes have none.
 */
export const stockFilters = ['all', 'in', 'low', 'size-out', 'out'] as const;

/** The sort orders of the list: by age, name, brand, price, units in stock, or the least margin of a product's sizes. */
export const deskOrders = [
  'newest',
  'oldest',
  'name',
  'name-desc',
  'brand',
  'brand-desc',
  'price-asc',
  'price-desc',
  'stock-asc',
  'stock-desc',
  'margin-asc',
  'margin-desc',
] as const;

/** The number of products on one page of the back office's list. */
export const deskPageSize = 40;

/** The bytes of an uploaded file. */
export const fileBytes: z.ZodType<Uint8Array, Uint8Array> = z.instanceof(Uint8Array);

/** What the price before an offer follows from: a rule, and the history of the product, the oldest entry first. */
const priceFacts = z.object({
  rule: z.object({ by: z.enum(['lowest', 'kept']), days: z.int() }),
  history: z.array(z.object({ since: moment, price: money, isOffer: z.boolean(), isPublic: z.boolean() })),
});

export type PriceFacts = z.output<typeof priceFacts>;

/** An offer that begins and ends by itself, or has begun. */
const datedOffer = z.object({
  price: money,
  from: moment,
  /** Null for one that somebody ends by hand. */
  until: moment.nullable(),
  isRunning: z.boolean(),
});

export type DatedOffer = z.output<typeof datedOffer>;

/** The same as it is asked for, in the shop's local time. */
const offerGiven = z
  .object({
    price: priceOf(
      () => backOfficeTexts.productForm.badPrice,
      () => false,
    ),
    from: shopTimeText,
    until: shopTimeText.nullable(),
  })
  .refine(({ from, until }) => until === null || until > from, {
    path: ['until'],
    error: () => t('product-desk.offer.crossed'),
  });

export const askedProducts = z.object({
  search: z.string().trim().max(80).optional(),
  category: rowId.optional(),
  stock: z.enum(stockFilters).default('all'),
  state: z.enum(productStates).optional(),
  order: z.enum(deskOrders).default('newest'),
  page: wholeNumber.min(1).max(100_000).default(1),
});

export const productDesk = {
  list: endpoint({
    method: 'GET',
    path: '/admin/products',
    summary: 'A page of 40 products, by text, category, stock or state, in one of the list’s orders',
    permission: 'goods.read',
    input: askedProducts,
    output: z.object({ products: z.array(listedProduct), total: z.int(), page: z.int(), pages: z.int() }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/admin/products/:productId',
    summary:
      'A product in the shop’s own language, its texts in the second one, null if the shop offers none, and what it cost since when, by which the price before an offer is known, null if that is typed; and its offer with dates',
    permission: 'goods.read',
    input: z.object({ productId: rowId }),
    output: z.object({
      product: deskProduct,
      texts: productTexts.nullable(),
      prices: priceFacts.nullable(),
      offer: datedOffer.nullable(),
    }),
    errors: ['product_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/products/create',
    summary: 'Creates a product',
    permission: 'goods.write',
    input: newProduct,
    output: deskProduct,
    status: 201,
    errors: ['category_not_found', 'currency_changed', 'sku_taken'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/products/update/:productId',
    summary: 'Replaces a product; for a size with `seenStock` only the difference to it is applied',
    permission: 'goods.write',
    input: z.object({ productId: rowId, version: seenVersion }).and(modifiedProduct),
    output: deskProduct,
    errors: [
      'product_not_found',
      'category_not_found',
      'stock_sold_meanwhile',
      'changed_meanwhile',
      'currency_changed',
      'sku_taken',
    ],
  }),
  duties: endpoint({
    method: 'GET',
    path: '/admin/garment-duties',
    summary:
      'What the law of the shop’s country wants said of a garment, each with the law, null for what it does not; the value added tax of that country; and all countries where one can be made',
    permission: 'goods.read',
    input: z.object({}),
    output: z.object({
      composition: z.string().nullable(),
      origin: z.string().nullable(),
      maker: z.string().nullable(),
      responsible: z.string().nullable(),
      vat: z.object({
        name: z.string(),
        usual: z.number(),
        rates: z.array(z.object({ percent: z.number(), name: z.string() })),
      }),
      origins: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  }),
  costs: endpoint({
    method: 'GET',
    path: '/admin/products/:productId/costs',
    summary: 'What the sizes of a product cost since when, the newest first; null where that is no longer known',
    permission: 'goods.read',
    input: z.object({ productId: rowId }),
    output: z.object({ costs: z.array(z.object({ variantId: z.int(), cost: money.nullable(), since: moment })) }),
    errors: ['product_not_found'],
  }),
  saveTexts: endpoint({
    method: 'PUT',
    path: '/admin/products/:productId/texts/:language',
    summary: 'Replaces the texts of a product in the second language of the shop; for an empty one its own is shown',
    permission: 'goods.write',
    input: productTextsGiven.extend({ productId: rowId, language: textsLanguage, version: seenVersionOrNone }),
    output: productTexts,
    errors: ['product_not_found', 'changed_meanwhile'],
  }),
  saveOffer: endpoint({
    method: 'PUT',
    path: '/admin/products/:productId/offer',
    summary:
      'Plans an offer of a product from one local time of the shop to another, changes it, or ends it with null; it begins and ends by itself',
    permission: 'goods.write',
    input: z.object({ productId: rowId, offer: offerGiven.nullable() }),
    output: z.object({ offer: datedOffer.nullable() }),
    errors: ['product_not_found', 'currency_changed'],
  }),
  stock: endpoint({
    method: 'PATCH',
    path: '/admin/products/:productId/stock',
    summary: 'Changes the stock of sizes by differences, so that no concurrent sale is lost',
    permission: 'stock.write',
    input: z.object({
      productId: rowId,
      changes: z
        .array(
          z.object({
            variantId: rowId,
            change: z.int().min(-99_999).max(99_999),
          }),
        )
        .min(1)
        .max(40),
      /** As what it is written down; a cause is a correction. */
      reason: z.enum(changeReasons).default('count'),
      note: z.string().trim().max(mostNote).default(''),
    }),
    output: deskProduct,
    errors: ['product_not_found', 'stock_sold_meanwhile'],
  }),
  setStates: endpoint({
    method: 'POST',
    path: '/admin/product-states',
    summary: 'Publishes, hides or archives several products at once: all or none',
    permission: 'goods.write',
    input: z.object({ ids: z.array(rowId).min(1).max(200), state: z.enum(plainStates) }),
    output: z.object({ changed: z.int() }),
    errors: ['product_not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/products/delete/:productId',
    summary: 'Deletes a product; orders with it keep their lines',
    permission: 'goods.write',
    input: z.object({ productId: rowId }),
    output: z.object({ id: z.int() }),
    errors: ['product_not_found'],
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: '/admin/pictures',
    summary: 'Uploads a picture, as the bytes of the body: png, jpg, webp, avif, gif or svg, up to 25 MB',
    permission: 'goods.write',
    body: 'bytes',
    input: z.object({ bytes: fileBytes }),
    output: picture,
    status: 201,
    errors: ['bad_picture', 'too_large', 'no_room'],
  }),
  uploadVideo: endpoint({
    method: 'POST',
    path: '/admin/videos',
    summary:
      'Uploads a video, as the bytes of the body: MP4 with H.264, up to 30 s and 25 MB; its sound and all else but its pictures is left out',
    permission: 'goods.write',
    body: 'bytes',
    mostBytes: mostVideoBytes,
    input: z.object({ bytes: fileBytes }),
    output: z.object({ path: z.string(), width: z.int(), height: z.int(), milliseconds: z.int() }),
    status: 201,
    errors: ['bad_video', 'too_large', 'no_room'],
  }),
} as const;
