import type { Order } from '#contract/orders.ts';
import type { OrderStatus } from '#contract/order-status.ts';
import { texts } from '#contract/texts.ts';
import { shopDay } from '#contract/shop-time.ts';
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

/** The shop's day of an order, which is how its moment begins: 2026-11-20. */
export function orderDay({ orderDate }: Pick<Order, 'orderDate'>): string {
  return shopDay(orderDate);
}

/** The button of an order that can still be paid: 'again' only where something was tried. */
export function payWords({ payment_id }: Pick<Order, 'payment_id'>): string {
  return payment_id === null ? 'Continuar con el pago' : 'Pagar de nuevo';
}

/** The address of an order's document. */
export function orderPath({ payment_id, reference }: Pick<Order, 'payment_id' | 'reference'>): string {
  return `/user/orders/${payment_id ?? reference}`;
}

/** The last line of the document: 'Total: $ 1.349,50'. */
export function orderTotalText({ total }: Pick<Order, 'total'>): string {
  return `${texts.orders.total} ${formatPrice(total).replace(/^\$\s*/, '')}`;
}

/** Money has arrived or is being checked: what was bought is no longer in the bag. */
export function isPaid({ status, isPayable }: Pick<Order, 'status' | 'isPayable'>): boolean {
  return status === 'approved' || (status === 'pending' && !isPayable);
}
