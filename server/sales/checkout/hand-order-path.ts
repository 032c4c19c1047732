import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { inRequestLanguage } from '#server/core/context/request-language.ts';
import { payingLinkOf } from '../orders/buyers-page.service.ts';
import type { OrderRow } from '../orders/order-state.service.ts';

/** The page that tells a buyer how an order is paid that no provider is asked about: in the language that they read. */
export function handOrderPath(order: OrderRow): string {
  const link = payingLinkOf(order);
  if (link !== undefined) return inRequestLanguage(`${link}?collection_status=pending`);
  // Not null: that would say that its buyer gave up.
  return inRequestLanguage(`${pageAddresses.currentOrder}?external_reference=${order.reference}&status=pending`);
}
