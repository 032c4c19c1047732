import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { DeskFilter } from '#contract/order-desk.ts';
import type { OrderStatus } from '#contract/order-status.ts';
import type { Executor } from '#platform/database/database.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { orderHistory, orders } from '../orders/orders.tables.ts';

/** Where a page ended. */
export type DeskPoint = { readonly orderDate: Date; readonly reference: string };

const statusesOf = {
  all: undefined,
  approved: ['approved'],
  pending: ['pending'],
  failure: ['failure', 'rejected'],
} as const satisfies Record<DeskFilter, readonly OrderStatus[] | undefined>;

const newestFirst = [desc(orders.orderDate), desc(orders.reference)];

/** Orders after a point, newest first: `most` of them, and each found by an index however many there are. */
export async function deskOrders(
  db: Executor,
  {
    filter,
    after,
    most,
  }: { readonly filter: DeskFilter; readonly after: DeskPoint | undefined; readonly most: number },
): Promise<OrderRow[]> {
  const beyond = after && pastPoint(after);
  const statuses = statusesOf[filter];
  if (statuses === undefined) return page(db, beyond, most);
  // A page of each state by its own index, merged: one query for several states would sort all of them.
  const pages = await Promise.all(statuses.map((status) => page(db, and(eq(orders.status, status), beyond), most)));
  return pages.flat().toSorted(byNewest).slice(0, most);
}

function page(db: Executor, where: SQL | undefined, most: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...newestFirst)
    .limit(most);
}

function pastPoint({ orderDate, reference }: DeskPoint): SQL {
  return sql`(${orders.orderDate}, ${orders.reference}) < (${orderDate.toISOString()}::timestamptz, ${reference}::uuid)`;
}

function byNewest(a: OrderRow, b: OrderRow): number {
  return b.orderDate.getTime() - a.orderDate.getTime() || (a.reference < b.reference ? 1 : -1);
}

/** All orders of some states, newest first; of every state when none is named. */
export function allOrders(db: Executor, statuses?: readonly OrderStatus[]): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(statuses && inArray(orders.status, [...statuses]))
    .orderBy(...newestFirst);
}

/** The moves of an order, the first one first. */
export function movesOf(db: Executor, reference: string) {
  return db.select().from(orderHistory).where(eq(orderHistory.orderReference, reference)).orderBy(asc(orderHistory.id));
}
