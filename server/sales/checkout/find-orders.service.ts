import { between, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readOrderNumber } from '#contract/sales/orders/order-number.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import type { Executor } from '#platform/database/database.ts';
import { payments } from '../payments/payments.tables.ts';
import { orderOf, type OrderRow } from '../orders/order-state.service.ts';
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

/**
 * The order of a key: its reference, the payment's number that it shows, the number of any of its payments, or its own
 * number.
 */
export async function orderByKey(db: Executor, key: string): Promise<OrderRow | undefined> {
  const reference = orderReference(key);
  if (reference !== undefined) return orderOf(db, reference);
  const paymentId = paymentIdIn(key);
  if (paymentId === undefined) return undefined;
  // Two questions, for one with an "or" reads the whole table.
  const [shown] = await db.select().from(orders).where(eq(orders.paymentId, paymentId));
  if (shown) return shown;
  return (await orderOfPayment(db, paymentId)) ?? orderNumbered(db, Number(paymentId));
}

async function orderOfPayment(db: Executor, paymentId: string): Promise<OrderRow | undefined> {
  const [found] = await db
    .select({ order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.reference, payments.orderReference))
    .where(eq(payments.id, paymentId));
  return found?.order;
}

// An integer column holds no more.
const greatestNumber = 2_147_483_647;

async function orderNumbered(db: Executor, number: number): Promise<OrderRow | undefined> {
  if (number > greatestNumber) return undefined;
  const [found] = await db.select().from(orders).where(eq(orders.number, number));
  return found;
}

/** At most this many orders share the beginning of their reference before the list is cut: in fact hardly ever two do. */
const mostAlike = 30;

/**
 * The orders of a number as people write it: its own, of a payment, of a reference, or of how a reference begins. The same
 * digits may be the number of one order and of another one's payment.
 */
export async function ordersByNumber(db: Executor, text: string): Promise<OrderRow[]> {
  const { number, reference, beginning } = readOrderNumber(text);
  const named = [
    number === undefined ? undefined : await orderNumbered(db, number),
    await orderByKey(db, reference ?? String(number ?? '')),
  ].filter((order) => order !== undefined);
  if (named.length > 0 || beginning === undefined) {
    return [...new Map(named.map((one) => [one.reference, one])).values()];
  }
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

/** A payment's id as people and browsers name it, a number of at most 15 digits; undefined for anything else. */
export function paymentIdIn(text: string | number | null | undefined): string | undefined {
  return /^\d{1,15}$/.test(String(text)) && Number(text) > 0 ? String(Number(text)) : undefined;
}
