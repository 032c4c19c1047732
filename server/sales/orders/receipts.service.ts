import { and, asc, count, eq } from 'drizzle-orm';
import type { ReceiptType } from '#contract/sales/payments/receipt-rules.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import type { OrderActor } from './advance-order.ts';
import { orderReceipts } from './orders.tables.ts';

type NewReceipt = {
  readonly id: string;
  readonly type: ReceiptType;
  readonly bytes: Buffer;
  readonly now: Date;
};

/** Keeps a receipt of an order, which waits for the shop's people. */
export async function keepReceipt(
  transaction: Transaction,
  orderReference: string,
  { now: sentAt, ...file }: NewReceipt,
): Promise<void> {
  await transaction.insert(orderReceipts).values({ ...file, orderReference, sentAt, state: 'waiting' });
}

/** Returns how many receipts an order has. */
export async function countReceipts(db: Executor, reference: string): Promise<number> {
  const ofOrder = eq(orderReceipts.orderReference, reference);
  const [found] = await db.select({ receipts: count() }).from(orderReceipts).where(ofOrder);
  return found?.receipts ?? 0;
}

/** The receipts of an order without their files, the oldest first. */
export function receiptsOf(db: Executor, reference: string) {
  const { id, sentAt, type, state, reason } = orderReceipts;
  return db
    .select({ id, sentAt, type, state, reason })
    .from(orderReceipts)
    .where(eq(orderReceipts.orderReference, reference))
    .orderBy(asc(sentAt), asc(id));
}

/** The file of a receipt; undefined if the order has none of this id. */
export async function receiptBytes(db: Executor, reference: string, id: string) {
  const [found] = await db
    .select({ type: orderReceipts.type, bytes: orderReceipts.bytes })
    .from(orderReceipts)
    .where(and(eq(orderReceipts.id, id), eq(orderReceipts.orderReference, reference)));
  return found;
}

const isWaiting = eq(orderReceipts.state, 'waiting');

/** Returns whether the same file waits for the shop's people already, as one that is sent again because its answer was lost. */
export async function isSentAlready(db: Executor, reference: string, bytes: Buffer): Promise<boolean> {
  const found = await db
    .select({ id: orderReceipts.id })
    .from(orderReceipts)
    .where(and(eq(orderReceipts.orderReference, reference), isWaiting, eq(orderReceipts.bytes, bytes)))
    .limit(1);
  return found.length > 0;
}

/** Returns whether a receipt of an order waits for the shop's people. */
export async function hasWaitingReceipt(db: Executor, reference: string): Promise<boolean> {
  const found = await db
    .select({ id: orderReceipts.id })
    .from(orderReceipts)
    .where(and(eq(orderReceipts.orderReference, reference), isWaiting))
    .limit(1);
  return found.length > 0;
}

type Settled = { readonly actor: OrderActor; readonly now: Date };

/** Confirms the receipts of an order that wait. */
export async function confirmReceipts(transaction: Transaction, reference: string, by: Settled): Promise<void> {
  await transaction
    .update(orderReceipts)
    .set({ state: 'confirmed', settledAt: by.now, settledBy: by.actor })
    .where(and(eq(orderReceipts.orderReference, reference), isWaiting));
}

/** Refuses a receipt of an order. Returns false, with nothing changed, if there is none of this id that waits. */
export async function refuseWaiting(
  transaction: Transaction,
  { reference, id, reason }: { readonly reference: string; readonly id: string; readonly reason: string },
  { actor, now }: Settled,
): Promise<boolean> {
  const refused = await transaction
    .update(orderReceipts)
    .set({ state: 'refused', reason, settledAt: now, settledBy: actor })
    .where(and(eq(orderReceipts.id, id), eq(orderReceipts.orderReference, reference), isWaiting))
    .returning({ id: orderReceipts.id });
  return refused.length > 0;
}
