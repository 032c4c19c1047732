import { z } from 'zod';
import { picture, product } from './products.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { rowId, wholeNumber } from '#contract/core/fields/fields.ts';
import { modifiedProduct, newProduct } from './product-rules.ts';
import { productTexts, productTextsGiven, textsLanguage } from './product-texts.ts';
import { changeReasons, mostNote } from './movements/movement-kinds.ts';
import { seenVersion, seenVersionOrNone } from '#contract/core/protocol/row-version.ts';

/**
 * The stock filter of the list. 'low': some size has few units, but not none; 'size-out': some size has none; 'out':
 * all sizes have none.
 */
export const stockFilters = ['all', 'in', 'low', 'size-out', 'out'] as const;

/** The sort orders of the list: by age, name, brand, price, or units in stock. */
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
] as const;

/** The number of products on one page of the back office's list. */
export const deskPageSize = 40;

/** The bytes of an uploaded file. */
export const fileBytes: z.ZodType<Uint8Array, Uint8Array> = z.instanceof(Uint8Array);

export const productDesk = {
  list: endpoint({
    method: 'GET',
    path: '/admin/products',
    summary: 'A page of 40 products, by text, category or stock, in one of the list’s orders',
    permission: 'goods.read',
    input: z.object({
      search: z.string().trim().max(80).optional(),
      category: rowId.optional(),
      stock: z.enum(stockFilters).default('all'),
      order: z.enum(deskOrders).default('newest'),
      page: wholeNumber.min(1).max(100_000).default(1),
    }),
    output: z.object({ products: z.array(product), total: z.int(), page: z.int(), pages: z.int() }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/admin/products/:productId',
    summary: 'A product in the shop’s own language, and its texts in the second one, null if the shop offers none',
    permission: 'goods.read',
    input: z.object({ productId: rowId }),
    output: z.object({ product, texts: productTexts.nullable() }),
    errors: ['product_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/products/create',
    summary: 'Creates a product',
    permission: 'goods.write',
    input: newProduct,
    output: product,
    status: 201,
    errors: ['category_not_found', 'currency_changed'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/products/update/:productId',
    summary: 'Replaces a product; for a size with `seenStock` only the difference to it is applied',
    permission: 'goods.write',
    input: z.object({ productId: rowId, version: seenVersion }).and(modifiedProduct),
    output: product,
    errors: [
      'product_not_found',
      'category_not_found',
      'stock_sold_meanwhile',
      'changed_meanwhile',
      'currency_changed',
    ],
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
    output: product,
    errors: ['product_not_found', 'stock_sold_meanwhile'],
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
} as const;
