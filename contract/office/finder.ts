import { leastSearch } from '#contract/core/fields/least-search.ts';
import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment, money } from '#contract/core/fields/fields.ts';
import { orderStatuses } from '#contract/sales/orders/order-status.ts';

const foundOrder = z.object({
  number: z.int(),
  payment_id: z.int().nullable(),
  reference: z.uuid(),
  orderDate: moment,
  status: z.enum(orderStatuses),
  email: z.string(),
  total: money,
});

const foundProduct = z.object({
  id: z.int(),
  name: z.string(),
  brandName: z.string(),
  currentPrice: money,
  /** The units of all sizes. */
  stock: z.int(),
  /** True if the text is the SKU or the barcode of one of its sizes. */
  isNamed: z.boolean(),
});

const foundClient = z.object({
  username: z.string(),
  name: z.string().nullable(),
  lastname: z.string().nullable(),
  email: z.string().nullable(),
});

export const finder = {
  find: endpoint({
    method: 'GET',
    path: '/admin/find',
    summary:
      'A few orders, products and clients that an incomplete text may mean: numbers, names, e-mails, SKUs, barcodes',
    permission: 'desk.search',
    input: z.object({ search: z.string().trim().min(leastSearch).max(80) }),
    output: z.object({
      orders: z.array(foundOrder),
      products: z.array(foundProduct),
      clients: z.array(foundClient),
    }),
  }),
} as const;
