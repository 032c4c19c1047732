import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';
import type { OrderRow } from './order-state.service.ts';

/**
 * The path of the page where a buyer sees an order: with an account the order's own, without one the page of its link, on
 * which it is paid and then followed.
 */
export function buyersPageOf({ reference, userId, status, trackingToken: token }: OrderRow): string {
  if (userId !== null || token === null) return filledAddress(pageAddresses.order, { payment_id: reference });
  return filledAddress(status === 'approved' ? pageAddresses.tracking : pageAddresses.paymentLink, { token });
}
