import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { DaysAsked } from '#contract/core/protocol/days-asked.ts';
import { dayAfter, startOfShopDay } from '#contract/core/time/shop-time.ts';
import { orders } from '../orders/orders.tables.ts';

/** Returns the condition for the orders of some days of the shop; undefined for all days. */
export function inDays({ from, to }: DaysAsked): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(orders.orderDate, startOfShopDay(from)),
    to === undefined ? undefined : lt(orders.orderDate, startOfShopDay(dayAfter(to, 1))),
  );
}
