import { t } from '#messages/messages.ts';
import { deliveryPrice, type Parcel, type PricedDelivery } from './delivery-offers.ts';
import type { DeliveryOffer } from './delivery.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { Money } from '#contract/core/money/money.ts';

/** Returns a price for people: 'Gratis' for nothing. */
export function deliveryPriceWords(price: Money): string {
  return price.minor === 0 ? t('delivery-words.free') : formatPrice(price);
}

/** Returns what a delivery costs for a purchase, for people; undefined if it does not take the purchase. */
export function pricedWords(delivery: PricedDelivery, parcel: Parcel): string | undefined {
  const price = deliveryPrice(delivery, parcel);
  return price === null ? undefined : deliveryPriceWords(price);
}

/** Returns the promised days: 'de 3 a 7 días hábiles'; '' for no promise. */
export function daysWords(days: DeliveryOffer['days']): string {
  if (days === null) return '';
  const { from, to } = days;
  if (to === 0) return t('delivery-words.sameDay');
  if (from === to) return t('delivery-words.within', { days: to });
  return from === 0 ? t('delivery-words.sameDayOrWithin', { days: to }) : t('delivery-words.between', { from, to });
}

/** Returns a text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
