import { between, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readOrderNumber } from '#contract/order-number.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { Executor } from '#platform/database/database.ts';
import { payments } from '../payments/payments.tables.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { orderOf } from '../orders/order-state.service.ts';
import { orders } from '../orders/orders.tables.ts';

/** The orders of a user name, written in any case, newest first. */
export async function ordersOfUser(db: Executor, username: string): Promise<OrderRow[]> {
  const found = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()))
    .orderBy(desc(orders.orderDate), desc(orders.reference));
  return found.map(({ order }) => order);
}

/** The order of a key: its own reference, the payment's number that it shows, or the number of any of its payments. */
export async function orderByKey(db: Executor, key: string): Promise<OrderRow | undefined> {
  const reference = orderReference(key);
  if (reference !== undefined) return orderOf(db, reference);
  const number = paymentNumber(key);
  if (number === undefined) return undefined;
  // Two questions, for one with an "or" reads the whole table.
  const [shown] = await db.select().from(orders).where(eq(orders.paymentId, number));
  if (shown) return shown;
  const [found] = await db
    .select({ order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.reference, payments.orderReference))
    .where(eq(payments.id, number));
  return found?.order;
}

/** At most this many orders share the beginning of their reference before the list is cut: in fact hardly ever two do. */
const mostAlike = 30;

/** The orders of a number as people write it: of a payment, of a reference, or of how a reference begins. */
export async function ordersByNumber(db: Executor, text: string): Promise<OrderRow[]> {
  const { payment, reference, beginning } = readOrderNumber(text);
  const key = reference ?? payment?.toString();
  const named = key === undefined ? undefined : await orderByKey(db, key);
  if (named || beginning === undefined) return named ? [named] : [];
  const least = `${beginning}-0000-0000-0000-000000000000`;
  const most = `${beginning}-ffff-ffff-ffff-ffffffffffff`;
  return db
    .select()
    .from(orders)
    .where(between(orders.reference, least, most))
    .orderBy(desc(orders.orderDate))
    .limit(mostAlike);
}

/** An order's reference; undefined for any other text, as the provider's literal 'null'. */
export function orderReference(text: string | null | undefined): string | undefined {
  return z.uuid().safeParse(text).data;
}

/** A payment's number, of at most 15 digits; undefined for anything else. */
export function paymentNumber(text: string | number | null | undefined): number | undefined {
  return /^\d{1,15}$/.test(String(text)) && Number(text) > 0 ? Number(text) : undefined;
}
