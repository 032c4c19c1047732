import type { Order } from '#contract/orders.ts';
import type { OrderStatus } from '#contract/order-status.ts';
import { texts } from '#contract/texts.ts';
import { formatPrice } from '#contract/price-words.ts';

const statusNames = {
  approved: 'Aprobada',
  pending: 'Pendiente',
  rejected: 'Rechazada',
  failure: 'No concretada',
} as const satisfies Record<OrderStatus, string>;

export function orderStatusName(status: OrderStatus): string {
  return statusNames[status];
}

/** The day of an order: the first ten characters of its moment, 2026-11-20. */
export function orderDay({ orderDate }: Pick<Order, 'orderDate'>): string {
  return orderDate.slice(0, 10);
}

/** What the screens call the order: the provider's payment number, or the start of its reference while nobody paid. */
export function orderNumber({ payment_id, reference }: Pick<Order, 'payment_id' | 'reference'>): string {
  return payment_id === null ? reference.slice(0, 8).toUpperCase() : String(payment_id);
}

/** The address of an order's document. */
export function orderPath({ payment_id, reference }: Pick<Order, 'payment_id' | 'reference'>): string {
  return `/user/orders/${payment_id ?? reference}`;
}

/** The last line of the document: 'Total: $ 1.349,50'. */
export function orderTotalText({ total }: Pick<Order, 'total'>): string {
  return `${texts.orders.total} ${formatPrice(total).replace(/^\$\s*/, '')}`;
}
