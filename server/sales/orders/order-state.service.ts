import { and, eq, inArray, sql, isNull } from 'drizzle-orm';
import type { DeliveryOffer } from '#contract/delivery/delivery.ts';
import type { StoredAddress, StoredContact } from '#server/people/accounts/delivery-address.service.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { prepared, stored, type Given } from '#platform/database/prepared.ts';
import type { OrderMoney } from '#contract/sales/orders/order-money.ts';
import { isPlacedBy, type Buyer } from './buyer.service.ts';
import { orderLines, orders } from './orders.tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;

/** A delivery method as an order is placed with it; without an id for one that is none of the shop's list. */
export type DeliveryTerms = Omit<DeliveryOffer, 'id'> & { readonly id: number | null };

/** How an order reaches its buyer: sent to the address, or picked up by the contact. */
export type OrderDelivery = {
  readonly method: DeliveryTerms;
  readonly address: StoredAddress | null;
  readonly contact: StoredContact | null;
};

/** The order of a reference; undefined when there is none. */
export async function orderOf(db: Executor, reference: string): Promise<OrderRow | undefined> {
  const [found] = await db.select().from(orders).where(eq(orders.reference, reference));
  return found;
}

/** The same, locked until the transaction ends: whoever else wants to judge or move it waits. */
export async function lockOrder(transaction: Transaction, reference: string): Promise<OrderRow | undefined> {
  const [found] = await locked(transaction, { reference });
  return found;
}

const locked = prepared((db, given: Given<{ reference: string }>) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.reference, given('reference')))
    .for('update'),
);

/** The checkout of an account or a browser that can still be paid: one at most. */
export async function openOrderOf(db: Executor, buyer: Pick<Buyer, 'id' | 'guest'>): Promise<OrderRow | undefined> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(isPlacedBy(buyer), eq(orders.isOpen, true), eq(orders.source, 'shop')));
  return found;
}

/** The lines of orders, in their order. */
export function linesOf(db: Executor, references: readonly string[]) {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderReference, [...references]))
    .orderBy(orderLines.orderReference, orderLines.position);
}

/** The number of a payment, by which people call an order; null before there is one. */
export type ShownPayment = { readonly paymentId: string | null };

/** Notes what an order is called by, and when it `closes`, that it takes no payment any more. */
export async function noteShown(
  transaction: Transaction,
  reference: string,
  { paymentId }: ShownPayment,
  closes: boolean,
): Promise<void> {
  await transaction
    .update(orders)
    .set({ paymentId, isOpen: sql`${orders.isOpen} and not ${closes}` })
    .where(eq(orders.reference, reference));
}

/** Writes down what an order's ledger amounts to, for lists and sums. The caller holds the order's lock. */
export async function noteMoney(
  transaction: Transaction,
  reference: string,
  { state, returned }: Pick<OrderMoney, 'state' | 'returned'>,
): Promise<void> {
  await noteState(transaction, { reference, state, returned: returned.minor });
}

const noteState = prepared((db, given: Given<{ reference: string; state: string; returned: number }>) =>
  db
    .update(orders)
    .set({
      moneyState: stored(orders.moneyState, given('state')),
      returned: stored(orders.returned, given('returned')),
    })
    .where(eq(orders.reference, given('reference'))),
);

/** Notes that what refunds of before were rounded down by was asked for, once and for all. The caller holds the order's lock. */
export async function noteRoundingAsked(transaction: Transaction, reference: string): Promise<void> {
  await transaction.update(orders).set({ rounding: 0 }).where(eq(orders.reference, reference));
}

/** Notes that the provider asks not to deliver an order. Returns false if that was known. */
export async function noteDeliveryStopped(transaction: Transaction, reference: string, now: Date): Promise<boolean> {
  const noted = await transaction
    .update(orders)
    .set({ deliveryStoppedAt: now })
    .where(and(eq(orders.reference, reference), isNull(orders.deliveryStoppedAt)))
    .returning({ reference: orders.reference });
  return noted.length > 0;
}

/** The order of a number, if it was placed with this e-mail address, in lower case; else undefined. */
export async function orderOfBuyer(db: Executor, number: number, email: string): Promise<OrderRow | undefined> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), eq(sql`lower(${orders.email})`, email)));
  return found;
}
