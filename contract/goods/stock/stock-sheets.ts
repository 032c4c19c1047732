import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { rowId } from '#contract/core/fields/fields.ts';
import { listedSize } from './stock.ts';
import { mostNote } from './movement-kinds.ts';
import { mostLines, mostUnits, sheetKinds } from './sheet-limits.ts';

/** By how many units a size changes: of a delivery more than none. */
const line = z.object({ variantId: rowId, change: z.int().min(-mostUnits).max(mostUnits) });

export const stockSheets = {
  find: endpoint({
    method: 'GET',
    path: '/admin/stock/find',
    summary:
      'The sizes that a text means, with or without units: a product by name or number, and the word of its size',
    permission: 'goods.read',
    input: z.object({ search: z.string().trim().min(1).max(80) }),
    output: z.object({ sizes: z.array(listedSize) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/admin/stock/sheets',
    summary:
      'Changes the units of many sizes, all or none, by a delivery or a count; the same key again changes nothing',
    permission: 'stock.write',
    input: z
      .object({
        key: z.uuid(),
        kind: z.enum(sheetKinds),
        lines: z.array(line).min(1).max(mostLines),
        note: z.string().trim().max(mostNote).default(''),
      })
      .refine(({ kind, lines }) => kind === 'count' || lines.every(({ change }) => change > 0), { path: ['lines'] }),
    output: z.object({ sizes: z.int(), units: z.int() }),
    errors: ['product_not_found', 'stock_sold_meanwhile'],
  }),
} as const;
