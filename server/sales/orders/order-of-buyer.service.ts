import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import type { OrderRow } from './order-state.service.ts';
import { orders } from './orders.tables.ts';

/** The order of a number, if it was placed with this e-mail address, in lower case; else undefined. */
export async function orderOfBuyer(db: Executor, number: number, email: string): Promise<OrderRow | undefined> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), eq(sql`lower(${orders.email})`, email)));
  return found;
}
