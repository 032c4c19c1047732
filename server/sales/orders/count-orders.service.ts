import { count, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { orders } from './orders.tables.ts';

/** Returns the numbers of orders by their references. */
export async function numbersOf(db: Executor, references: readonly string[]): Promise<Map<string, number>> {
  const { reference, number } = orders;
  const rows = await db
    .select({ reference, number })
    .from(orders)
    .where(inArray(reference, [...new Set(references)]));
  return new Map(rows.map((row) => [row.reference, row.number]));
}

export type OrderCount = { readonly orders: number; readonly paidOrders: number };

/** Returns how many orders each of some people has, and how many of them are paid. Who has none is not in it. */
export async function countOrdersOf(db: Executor, userIds: readonly number[]): Promise<Map<number, OrderCount>> {
  const rows = await db
    .select({
      userId: orders.userId,
      orders: count(),
      paidOrders: sql<number>`count(*) filter (where ${orders.status} = 'approved')`.mapWith(Number),
    })
    .from(orders)
    .where(inArray(orders.userId, [...userIds]))
    .groupBy(orders.userId);
  return new Map(rows.flatMap(({ userId, ...counts }) => (userId === null ? [] : [[userId, counts] as const])));
}
