import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { events } from '#platform/events/events.tables.ts';
import type { OrderRow } from './order-state.service.ts';
import { orders } from './orders.tables.ts';

/**
 * Changes how far an order's delivery is. Returns false, with nothing changed, if it was no longer in `from`. An unpaid order that
 * somebody worked on is no second click any more: the same bag again is another order.
 */
export async function noteFulfilment(
  transaction: Transaction,
  reference: string,
  from: FulfilmentState,
  to: FulfilmentState,
): Promise<boolean> {
  const moved = await transaction
    .update(orders)
    .set({
      fulfilment: to,
      bagKey: sql`case ${orders.status} when 'pending' then ${orders.reference}::text else '' end`,
    })
    .where(and(eq(orders.reference, reference), eq(orders.fulfilment, from)))
    .returning({ reference: orders.reference });
  return moved.length > 0;
}

/** The order of a tracking link; undefined when there is none. */
export async function orderOfTracking(db: Executor, token: string): Promise<OrderRow | undefined> {
  const [found] = await db.select().from(orders).where(eq(orders.trackingToken, token));
  return found;
}

/** The newest paid orders of a person, at most `most`. */
export function newestPaidOrders(db: Executor, userId: number, most: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.fulfilment)))
    .orderBy(desc(orders.orderDate), desc(orders.reference))
    .limit(most);
}

/** The paid orders of these numbers, by number. */
export function paidOrdersNumbered(db: Executor, numbers: readonly number[]): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(inArray(orders.number, [...numbers]), isNotNull(orders.fulfilment)))
    .orderBy(asc(orders.number));
}

/**
 * When an order arrived, as a column of a query of orders; null while no delivery is noted. A delivery that was taken
 * back, because it was noted by mistake, begins no time.
 */
export const deliveredAt = sql<Date | null>`case when ${orders.fulfilment} in ('delivered', 'returned') then (
  select max(${events.at}) from ${events} where ${events.subject} = ${orders.reference}::text
    and ${events.kind} = 'order.fulfilment-moved' and ${events.data} ->> 'to' = 'delivered') end`.mapWith(events.at);

/** When the order of a reference arrived; null while no delivery is noted. */
export async function deliveryOf(db: Executor, reference: string): Promise<Date | null> {
  const [found] = await db.select({ deliveredAt }).from(orders).where(eq(orders.reference, reference));
  return found?.deliveredAt ?? null;
}
