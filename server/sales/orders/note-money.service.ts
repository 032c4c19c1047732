import { and, eq, isNull } from 'drizzle-orm';
import type { OrderMoney } from '#contract/sales/orders/order-money.ts';
import type { Transaction } from '#platform/database/database.ts';
import { orders } from './orders.tables.ts';

/** Writes down what an order's ledger amounts to, for lists and sums. The caller holds the order's lock. */
export async function noteMoney(
  transaction: Transaction,
  reference: string,
  { state, returned }: Pick<OrderMoney, 'state' | 'returned'>,
): Promise<void> {
  await transaction
    .update(orders)
    .set({ moneyState: state, returned: returned.minor })
    .where(eq(orders.reference, reference));
}

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
