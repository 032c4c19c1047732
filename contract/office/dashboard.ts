import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { money, moneySum } from '#contract/core/fields/fields.ts';

const soldProduct = z.object({ id: z.int(), name: z.string(), quantity: z.int() });
/** `id` is the product's. */
const scarceSize = z.object({ id: z.int(), variantId: z.int(), name: z.string(), size: z.string(), stock: z.int() });

/** The periods of the summary: days of the shop up to today, or the calendar month up to today. */
export const summaryPeriods = ['1', '7', '30', 'month'] as const;

export type SummaryPeriod = (typeof summaryPeriods)[number];

/**
 * What a period sold: the sum that the shop kept of it, less refunds and lost disputes, number and average of approved orders, and the number of those that ended without a sale.
 */
const periodSales = z.object({ total: moneySum, orders: z.int(), average: money, failed: z.int() });

export type PeriodSales = z.output<typeof periodSales>;

/** The sales of a day or an hour, and of the same one in the period before. */
const sold = { total: moneySum, orders: z.int(), totalBefore: moneySum };

export const dashboard = {
  summary: endpoint({
    method: 'GET',
    path: '/admin/summary',
    summary: 'The dashboard of a period: sales beside those of the period before, pending orders, stock, best sellers',
    permission: 'reports.read',
    input: z.object({ days: z.enum(summaryPeriods).default('30') }),
    output: z.object({
      days: z.enum(summaryPeriods),
      sales: periodSales,
      /** As many days before, or the month before, up to the same day and time of the day. */
      salesBefore: periodSales,
      salesByDay: z.array(z.object({ day: z.iso.date(), ...sold })),
      /** The 24 hours of today if the period is one day, else empty. */
      salesByHour: z.array(z.object({ hour: z.int().min(0).max(23), ...sold })),
      pendingOrders: z.int(),
      /** How many sizes are low in stock; the list below has the first ones. */
      runningOut: z.int(),
      /** Sizes with low stock, fewest units first; sold out ones are separate. */
      lowStock: z.array(scarceSize),
      soldOut: z.array(scarceSize),
      bestSellers: z.array(soldProduct),
    }),
  }),
} as const;
