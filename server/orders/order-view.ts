import { inArray } from 'drizzle-orm';
import type { Order } from '#contract/orders.ts';
import { cents } from '#contract/money.ts';
import type { Executor } from '../database/database.ts';
import { payments } from '../payments/payments.tables.ts';
import { linesOf } from './order-state.service.ts';
import type { OrderRow } from './order-state.service.ts';

type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

/** Orders as the API shows them, in the order given. Three statements whatever their number. */
export async function viewOrders(db: Executor, rows: readonly OrderRow[], now: Date): Promise<Order[]> {
  if (rows.length === 0) return [];
  const references = rows.map(({ reference }) => reference);
  const lines = await linesOf(db, references);
  const refunded = await refundedAmong(db, references);
  const linesByOrder = Map.groupBy(lines, ({ orderReference }) => orderReference);
  return rows.map((row) => viewOrder(row, linesByOrder.get(row.reference) ?? [], refunded.has(row.reference), now));
}

function viewOrder(row: OrderRow, lines: readonly LineRow[], isRefunded: boolean, now: Date): Order {
  return {
    payment_id: row.paymentId,
    reference: row.reference,
    orderDate: row.orderDate.toISOString(),
    status: row.status,
    email: row.email,
    subtotal: cents(row.subtotal),
    shipping: cents(row.shipping),
    total: cents(row.total),
    isPayable: isPayable(row, now),
    isRefunded,
    orderDetails: lines.map(({ productId, name, color, brandSize, quantity, price }) => {
      return { id: productId, name, color, brandSize, quantity, currentPrice: cents(price) };
    }),
  };
}

/** Whether the provider's page of an order may still be offered to its buyer. */
function isPayable({ isOpen, status, initPoint, expiresAt }: OrderRow, now: Date): boolean {
  return isOpen && status === 'pending' && initPoint !== null && expiresAt > now;
}

/** The orders for which money was sent back, or is about to be. */
async function refundedAmong(db: Executor, references: readonly string[]): Promise<Set<string>> {
  const known = await db
    .select({
      reference: payments.orderReference,
      refund: payments.refund,
      amount: payments.amount,
      refunded: payments.refunded,
    })
    .from(payments)
    .where(inArray(payments.orderReference, [...references]));
  const sentBack = known.filter(
    ({ refund, amount, refunded }) => refund !== null || (amount > 0 && refunded >= amount),
  );
  return new Set(sentBack.map(({ reference }) => reference));
}
