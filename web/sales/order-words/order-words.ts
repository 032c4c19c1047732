import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Order } from '#contract/sales/orders/orders.ts';
import type { OrderStatus } from '#contract/sales/orders/order-status.ts';
import { orderStatusWords } from '#contract/sales/orders/order-state-words.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';

export function orderStatusName(status: OrderStatus): string {
  return orderStatusWords[status];
}

/** Returns the day of an order in the shop's time zone: the beginning of its time, 2026-11-20. */
export function orderDay({ orderDate }: Pick<Order, 'orderDate'>): string {
  return shopDay(orderDate);
}

/** Returns the button text of an order that can still be paid: 'again' only after a first attempt. */
export function payWords({ payment_id }: Pick<Order, 'payment_id'>): string {
  return payment_id === null ? t('order-words.continuePayment') : t('order-words.payAgain');
}

/** Returns the address of an order's document. */
export function orderPath({ payment_id, reference }: Pick<Order, 'payment_id' | 'reference'>): string {
  return href('/user/orders/:payment_id', { payment_id: String(payment_id ?? reference) });
}

/** Returns the last line of the document: 'Total: $ 1.349,50'. */
export function orderTotalText({ total }: Pick<Order, 'total'>): string {
  // With plain spaces, which the specification has.
  return t('order-texts.total', { total: formatPrice(total).replaceAll('\u00a0', ' ') });
}

/** True if the payment has been received or is under review: then the products are no longer in the bag. */
export function isPaid({ status, isPayable }: Pick<Order, 'status' | 'isPayable'>): boolean {
  return status === 'approved' || (status === 'pending' && !isPayable);
}
