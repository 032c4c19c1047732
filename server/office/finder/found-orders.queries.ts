import { and, between, desc, eq, like, or, sql, type SQL } from 'drizzle-orm';
import { readBegunNumber } from '#contract/sales/orders/order-number.ts';
import type { Executor } from '#platform/database/database.ts';
import type { OrderRow } from '#server/sales/orders/order-state.service.ts';
import { orders } from '#server/sales/orders/orders.tables.ts';

const newestFirst = [desc(orders.orderDate), desc(orders.reference)];

/** Returns orders whose number begins with a text, newest first, each kind of number by its own index. */
export async function ordersBegunBy(db: Executor, text: string, most: number): Promise<OrderRow[]> {
  const { number, reference } = readBegunNumber(text);
  const found = await Promise.all([
    number === undefined ? [] : few(db, numberBegins(number), most),
    number === undefined ? [] : few(db, paymentBegins(number), most),
    reference === undefined ? [] : few(db, referenceBegins(reference), most),
  ]);
  return found.flat().toSorted(byNewest);
}

function few(db: Executor, where: SQL | undefined, most: number): Promise<OrderRow[]> {
  // Not sorted in the database: the planner would rather read the orders by date until some of them match.
  return db.select().from(orders).where(where).limit(most);
}

/** The greatest number of an order: an integer column holds no more. */
const greatest = 2_147_483_647;

/** Returns the condition for numbers that begin with these digits: a range for each number of further digits. */
function numberBegins(digits: string): SQL | undefined {
  const ranges: SQL[] = [];
  for (let [least, size] = [Number(digits), 1]; least > 0 && least <= greatest; least *= 10, size *= 10) {
    ranges.push(between(orders.number, least, Math.min(least + size - 1, greatest)));
  }
  return ranges.length === 0 ? sql`false` : or(...ranges);
}

/** The longest number of a payment, in digits. */
const longest = 15;

/** A range, because an index in the database's collation does not serve `like`. */
function paymentBegins(digits: string): SQL | undefined {
  return and(between(orders.paymentId, digits, digits.padEnd(longest, '9')), like(orders.paymentId, `${digits}%`));
}

function referenceBegins(digits: string): SQL {
  return between(orders.reference, uuidOf(digits.padEnd(32, '0')), uuidOf(digits.padEnd(32, 'f')));
}

function uuidOf(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns the newest orders of some buyers, at most `most` of each. */
export async function ordersOfBuyers(db: Executor, buyers: readonly number[], most: number): Promise<OrderRow[]> {
  const found = await Promise.all(
    buyers.map((buyer) =>
      db
        .select()
        .from(orders)
        .where(eq(orders.userId, buyer))
        .orderBy(...newestFirst)
        .limit(most),
    ),
  );
  return found.flat().toSorted(byNewest);
}

function byNewest(a: OrderRow, b: OrderRow): number {
  return b.orderDate.getTime() - a.orderDate.getTime();
}
