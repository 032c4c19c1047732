import type { DeskOrder } from '#contract/sales/order-desk/order-desk.ts';
import { t } from '#messages/messages.ts';
import { headingOf } from '#web/people/person-words.ts';

/** Returns what an order's buyer is called: the name of the account, or of who receives it, or the e-mail address. */
export function buyerName({ buyer, email, deliveryAddress, delivery }: DeskOrder): string {
  if (buyer) return headingOf(buyer);
  return (deliveryAddress ?? delivery.contact)?.recipient || email || t('order-desk.noData');
}
