import { t } from '#messages/messages.ts';
import type { Order } from './orders.ts';
import type { DeliveryAddress, DeliveryContact } from '#contract/people/addresses.ts';

/** Returns the lines of an address as they stand on an envelope, without the recipient. */
export function addressLines({ street, number, floor, postalCode, city, provinceName }: DeliveryAddress): string[] {
  return [`${street} ${number}${floor && `, ${floor}`}`, `${postalCode} ${city}, ${provinceName}`.trim()];
}

/** Returns an address in one line, with the recipient. */
export function addressText(address: DeliveryAddress): string {
  return [address.recipient, ...addressLines(address)].join(' · ');
}

/** Returns who receives an order and the phone, as far as both are known: at the counter one may be missing. */
export function contactText({ recipient, phoneShown }: Pick<DeliveryContact, 'recipient' | 'phoneShown'>): string {
  return [recipient, phoneShown].filter(Boolean).join(' · ');
}

/** What an order tells of its delivery. */
type Delivered = Pick<Order, 'deliveryAddress' | 'delivery'>;

/** Returns where an order goes, or where it is picked up and by whom, in lines; none if it is not known. */
export function destinationLines({ deliveryAddress, delivery: { pickup, contact } }: Delivered): string[] {
  if (deliveryAddress) return [deliveryAddress.recipient, ...addressLines(deliveryAddress), deliveryAddress.phoneShown];
  if (!pickup) return [];
  const collector = contact ? [t('address-text.collector', { contact: contactText(contact) })] : [];
  return [pickup.address, pickup.hours, ...collector];
}
