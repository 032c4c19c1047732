import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { gender, moment, money, rowId } from '#contract/core/fields/fields.ts';
import { productStates } from '../desk-product.ts';
import { askedProducts } from '../product-desk.ts';
import { gridChange, isEachOnce } from './grid-change.ts';
import { mostCells, mostChosen } from './grid-limits.ts';
import { percentBounds, roundings } from './price-steps.ts';

/** A product of the grid with its sizes, in their order. */
const gridProduct = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string(),
  gender,
  currentPrice: money,
  previousPrice: money.nullable(),
  isOffertPrice: z.boolean(),
  /** The rate of the tax that its price contains, in percent: margins are reckoned while prices are typed. */
  vatPercent: z.number(),
  category: z.int(),
  state: z.enum(productStates),
  /** When a scheduled one becomes published. */
  publishAt: moment.nullable(),
  sizes: z.array(
    z.object({
      variantId: z.int(),
      size: z.string(),
      sku: z.string().nullable(),
      stock: z.int(),
      cost: money.nullable(),
    }),
  ),
});

export type GridProduct = z.output<typeof gridProduct>;

/** What was saved, as it stands now; of a conflict and of what was refused nothing is written, and `saved` is 0. */
const after = z.object({ saved: z.int(), products: z.array(gridProduct) });

const percent = z.number().min(percentBounds.least).max(percentBounds.most);
const rounding = z.enum(roundings).default('none');

/** What is done to the prices, or the category, of several products. */
const severalChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('category'), category: rowId }),
  z.object({ kind: z.literal('price'), percent, rounding }),
  z.object({ kind: z.literal('offer'), percent: z.number().min(1).max(95), rounding }),
  z.object({ kind: z.literal('endOffer') }),
]);

export type SeveralChange = z.output<typeof severalChange>;

export const productGrid = {
  list: endpoint({
    method: 'GET',
    path: '/admin/product-grid',
    summary:
      'A page of up to 1000 products with their sizes, as the grid edits them, and the last batch of this person that can be undone',
    permission: 'goods.read',
    input: askedProducts,
    output: z.object({
      products: z.array(gridProduct),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      last: z.object({ key: z.uuid(), at: moment, cells: z.int() }).nullable(),
    }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/admin/product-grid',
    summary:
      'Saves up to 5000 cells of many products, all or none; a cell that somebody else changed meanwhile is named in `errors`, and the same key again changes nothing',
    permission: 'goods.write',
    input: z
      .object({ key: z.uuid(), changes: z.array(gridChange).min(1).max(mostCells) })
      .refine(({ changes }) => isEachOnce(changes), { path: ['changes'] }),
    output: after,
    errors: ['changed_meanwhile', 'currency_changed'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/admin/product-grid/undo',
    summary:
      'Takes the last batch of this person back, all or nothing; a cell that was changed since is named in `errors` as `field.number`',
    permission: 'goods.write',
    input: z.object({ key: z.uuid() }),
    output: after,
    errors: ['grid_batch_gone', 'changed_meanwhile', 'currency_changed'],
  }),
  several: endpoint({
    method: 'POST',
    path: '/admin/product-grid/several',
    summary:
      'Changes category, price or offer of several products, all or none, as a batch that can be undone; prices by a percentage of what they are',
    permission: 'goods.write',
    input: z.object({ key: z.uuid(), ids: z.array(rowId).min(1).max(mostChosen), change: severalChange }),
    output: after,
    errors: ['product_not_found', 'currency_changed'],
  }),
} as const;
