import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';
import type { OrderRow } from './order-state.service.ts';

type Linked = Pick<OrderRow, 'source' | 'guestUntil' | 'trackingToken'>;

/** The path of the link on which an order is paid without a login: those of the desk, and those of who had none; else undefined. */
export function payingLinkOf({ source, guestUntil, trackingToken: token }: Linked): string | undefined {
  if (token === null || (source !== 'desk' && guestUntil === null)) return undefined;
  return filledAddress(pageAddresses.paymentLink, { token });
}

/**
 * The path of the page where a buyer sees an order: with an account the order's own, without one the page of its link, on
 * which it is paid and then followed.
 */
export function buyersPageOf({ reference, userId, status, trackingToken: token }: OrderRow): string {
  if (userId !== null || token === null) return filledAddress(pageAddresses.order, { payment_id: reference });
  return filledAddress(status === 'approved' ? pageAddresses.tracking : pageAddresses.paymentLink, { token });
}
