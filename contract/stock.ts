import { z } from 'zod';
import { variant } from './catalogue.ts';
import { admins, endpoint } from './endpoint.ts';
import { brandSize, rowId } from './fields.ts';

/** Units of one size of one product. Other members of a bag or order line are welcome and ignored. */
export const stockLine = z.object({ id: rowId, brandSize, quantity: z.int().min(1).max(1000) });

export type StockLine = z.output<typeof stockLine>;

const stockLines = z.array(stockLine).min(1).max(200);

const stockAfter = z.array(variant.extend({ id: z.int() }));

/** Checkout moves stock by itself; these two are for the shop's own people. */
export const stock = {
  take: endpoint({
    method: 'PATCH',
    path: '/product/stock/restar',
    summary: 'Takes units out of the stock: all lines or none',
    roles: admins,
    input: stockLines,
    output: stockAfter,
    errors: ['out_of_stock', 'product_not_found'],
  }),
  giveBack: endpoint({
    method: 'PATCH',
    path: '/product/stock/sumar',
    summary: 'Puts units back into the stock: all lines or none',
    roles: admins,
    input: stockLines,
    output: stockAfter,
    errors: ['product_not_found'],
  }),
} as const;
