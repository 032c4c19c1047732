import { z } from 'zod';
import { admins, endpoint } from './endpoint.ts';
import { money } from './fields.ts';

const soldProduct = z.object({ id: z.int(), name: z.string(), quantity: z.int() });
const scarceSize = z.object({ id: z.int(), name: z.string(), brandSize: z.string(), stock: z.int() });

/** The days that the summary looks back. */
export const summaryDays = 30;

export const dashboard = {
  summary: endpoint({
    method: 'GET',
    path: '/admin/summary',
    summary: 'What the owner looks at first: sales by day, orders that wait, sizes that run low, best sellers',
    roles: admins,
    input: z.object({}),
    output: z.object({
      salesByDay: z.array(z.object({ day: z.iso.date(), total: money, orders: z.int() })),
      pendingOrders: z.int(),
      /** Sizes with few units, the fewest first; those with none are apart. */
      lowStock: z.array(scarceSize),
      soldOut: z.array(scarceSize),
      bestSellers: z.array(soldProduct),
    }),
  }),
} as const;
