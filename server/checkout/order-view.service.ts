import type { Order } from '#contract/orders.ts';
import { cents } from '#contract/money.ts';
import { shopMoment } from '#contract/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import { paymentNewsOf } from '../payments/awaited-payment.service.ts';
import type { PaymentNews } from '../payments/awaited-payment.service.ts';
import { linesOf } from '../orders/order-state.service.ts';
import type { OrderRow } from '../orders/order-state.service.ts';

type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

/** Orders as the API shows them, in the order given. Three statements whatever their number. */
export async function viewOrders(db: Executor, rows: readonly OrderRow[], now: Date): Promise<Order[]> {
  if (rows.length === 0) return [];
  const references = rows.map(({ reference }) => reference);
  const lines = await linesOf(db, references);
  const newsOf = await paymentNewsOf(db, rows);
  const linesByOrder = Map.groupBy(lines, ({ orderReference }) => orderReference);
  return rows.map((row) => viewOrder(row, linesByOrder.get(row.reference) ?? [], newsOf(row.reference), now));
}

function viewOrder(row: OrderRow, lines: readonly LineRow[], news: PaymentNews, now: Date): Order {
  const awaited = row.status === 'pending' ? news.awaited : null;
  const voucher = awaited?.kind === 'voucher' ? awaited : undefined;
  return {
    payment_id: row.paymentId,
    reference: row.reference,
    orderDate: shopMoment(row.orderDate),
    status: row.status,
    email: row.email,
    subtotal: cents(row.subtotal),
    shipping: cents(row.shipping),
    total: cents(row.total),
    isPayable: isPayable(row, now),
    isRefunded: news.isRefunded,
    awaits: awaited?.kind ?? null,
    payUntil: voucher?.payUntil ? shopMoment(voucher.payUntil) : null,
    voucherUrl: voucher?.voucherUrl ?? null,
    orderDetails: lines.map(({ productId, name, color, brandSize, quantity, price }) => {
      return { id: productId, name, color, brandSize, quantity, currentPrice: cents(price) };
    }),
  };
}

/** True if the provider's page of an order may still be offered to its buyer. */
function isPayable({ isOpen, status, initPoint, expiresAt }: OrderRow, now: Date): boolean {
  return isOpen && status === 'pending' && initPoint !== null && expiresAt > now;
}
