import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { money } from '#contract/core/fields/fields.ts';
import { pageAsked, pagePlace } from '#contract/core/protocol/list-page.ts';
import { sizeName, variant, variantName } from '../sizes/variant.ts';

const quantity = z.int().min(1).max(1000);

/** Units of one size of one product. Other members of a bag or order line are ignored. */
const stockLine = z.union([variantName.extend({ quantity }), sizeName.extend({ quantity })]);

export type StockLine = z.output<typeof stockLine>;

/** The filter of the list of sizes: all, those with few units, but not none, or those without any. */
export const sizeFilters = ['all', 'low', 'out'] as const;

/** The sort orders of the list of sizes: by units, or by the age of their product. */
export const sizeSorts = ['units-asc', 'units-desc', 'newest', 'oldest'] as const;

export type SizeSort = (typeof sizeSorts)[number];

/** A size of a product in the list. */
export const listedSize = z.object({
  variantId: z.int(),
  size: z.string(),
  stock: z.int(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  /** True if the search is its SKU or its barcode: such a size comes first. */
  isNamed: z.boolean(),
  /** From how few units on it counts as running low. */
  lowStock: z.int(),
  Product: z.object({
    id: z.int(),
    name: z.string(),
    brandName: z.string(),
    color: z.string(),
    currentPrice: money,
    /** In g, with its wrapping. */
    weight: z.int(),
  }),
});

export type ListedSize = z.output<typeof listedSize>;

const stockLines = z.array(stockLine).min(1).max(200);

/** `id` is the product's. */
const stockAfter = z.array(variant.extend({ id: z.int() }));

/** Checkout changes the stock by itself; these calls are for administrators. */
export const stock = {
  list: endpoint({
    method: 'GET',
    path: '/admin/stock',
    summary: 'A page of the sizes of all products with their units, by product and by how many are left',
    permission: 'goods.read',
    input: z.object({
      search: z.string().trim().max(80).optional(),
      level: z.enum(sizeFilters).default('all'),
      order: z.enum(sizeSorts).default('units-asc'),
      ...pageAsked,
    }),
    output: z.object({ sizes: z.array(listedSize), ...pagePlace }),
  }),
  take: endpoint({
    method: 'PATCH',
    path: '/product/stock/restar',
    summary: 'Takes units from the stock: all lines or none',
    permission: 'stock.write',
    input: stockLines,
    output: stockAfter,
    errors: ['out_of_stock', 'product_not_found'],
  }),
  giveBack: endpoint({
    method: 'PATCH',
    path: '/product/stock/sumar',
    summary: 'Returns units to the stock: all lines or none',
    permission: 'stock.write',
    input: stockLines,
    output: stockAfter,
    errors: ['product_not_found'],
  }),
} as const;
