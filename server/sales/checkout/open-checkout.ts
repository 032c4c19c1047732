import { and, eq } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { orders } from '../orders/orders.tables.ts';
import type { PaymentSession } from '../payments/payment-sessions.service.ts';
import { paymentSessions } from '../payments/payments.tables.ts';

/** An order that can still be paid, and where, if there is a page already. */
export type OpenCheckout = { readonly order: OrderRow; readonly session: PaymentSession | null };

/** The buyer's open checkout: one at most. One statement. */
export async function openCheckoutOf(db: Executor, userId: number): Promise<OpenCheckout | undefined> {
  const [found] = await db
    .select({ order: orders, session: paymentSessions })
    .from(orders)
    .leftJoin(paymentSessions, eq(paymentSessions.orderReference, orders.reference))
    .where(and(eq(orders.userId, userId), eq(orders.isOpen, true), eq(orders.source, 'shop')));
  return found;
}
