import { z } from 'zod';
import { moment, money, moneySum } from '#contract/core/fields/fields.ts';
import { orderStatuses } from './order-status.ts';
import { legalKinds } from '#contract/site/page-rules.ts';

/** A version of a legal page that stood when an order was bought; `changedOn` is the shop's day on which it was written. */
const acceptedPage = z.object({
  kind: z.enum(legalKinds),
  slug: z.string(),
  title: z.string(),
  version: z.int(),
  changedOn: z.iso.date(),
});

/**
 * Who bought an order. `account` is null for a buyer without one, and once it was deleted, which `isForgotten` says. `accepted`: the
 * terms that stood at the purchase. `history`
 * is of the account, or of the same address for a buyer without, null if neither is known: how many orders, how many of them
 * paid, what was kept of them in all, and the newest others.
 */
export const orderBuyer = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  dni: z.string(),
  account: z.object({ username: z.string(), since: moment }).nullable(),
  isForgotten: z.boolean(),
  accepted: z.array(acceptedPage),
  history: z
    .object({
      orders: z.int(),
      paidOrders: z.int(),
      kept: moneySum,
      latest: z.array(
        z.object({
          reference: z.uuid(),
          number: z.int(),
          orderDate: moment,
          status: z.enum(orderStatuses),
          total: money,
        }),
      ),
    })
    .nullable(),
});

export type OrderBuyer = z.output<typeof orderBuyer>;
