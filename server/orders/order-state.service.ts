import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { orderLines, orders } from './orders.tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;

/** The order of a reference; undefined when there is none. */
export async function orderOf(db: Executor, reference: string): Promise<OrderRow | undefined> {
  const [found] = await db.select().from(orders).where(eq(orders.reference, reference));
  return found;
}

/** The same, locked until the transaction ends: whoever else wants to judge or move it waits. */
export async function lockOrder(transaction: Transaction, reference: string): Promise<OrderRow | undefined> {
  const [found] = await transaction.select().from(orders).where(eq(orders.reference, reference)).for('update');
  return found;
}

/** The buyer's checkout that can still be paid on the provider's page: one at most. */
export async function openOrderOf(db: Executor, userId: number): Promise<OrderRow | undefined> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.isOpen, true)));
  return found;
}

/** What the provider is to be told of an order's lines, in their order. */
export function linesOf(db: Executor, references: readonly string[]) {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderReference, [...references]))
    .orderBy(orderLines.orderReference, orderLines.position);
}

/** Writes down where an open order is paid. Returns false when it is not open any more. */
export async function keepPreference(
  db: Executor,
  reference: string,
  { preferenceId, initPoint }: { readonly preferenceId: string; readonly initPoint: string },
): Promise<boolean> {
  const kept = await db
    .update(orders)
    .set({ preferenceId, initPoint })
    .where(and(eq(orders.reference, reference), eq(orders.isOpen, true)))
    .returning({ reference: orders.reference });
  return kept.length > 0;
}

/** Writes down that an order's page is closed, so that it is closed once. */
export async function forgetPage(db: Executor, reference: string): Promise<void> {
  await db
    .update(orders)
    .set({ initPoint: null })
    .where(and(eq(orders.reference, reference), eq(orders.isOpen, false)));
}

/** What the provider's answer changes of an order: when it was asked for, and which payment the order shows by it. */
export type ProviderAnswer = { readonly askedAt: Date; readonly paymentId: number | null };

/** Notes an answer that moved nothing; `closes` says that the order takes no payment any more. */
export async function noteAnswer(
  transaction: Transaction,
  reference: string,
  { paymentId, askedAt }: ProviderAnswer,
  closes: boolean,
): Promise<void> {
  await transaction
    .update(orders)
    .set({ paymentId, askedAt, isOpen: sql`${orders.isOpen} and not ${closes}` })
    .where(eq(orders.reference, reference));
}
