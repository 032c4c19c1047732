import { t } from '#messages/messages.ts';
import type { AreaOffer } from '#contract/delivery/delivery.ts';
import { daysWords, deliveryPriceWords } from '#contract/delivery/delivery-words.ts';

/** Returns what the shop promises of deliveries: that of the whole country, if it has one price; '' without any. */
export function deliveryNote(offers: readonly AreaOffer[]): string {
  const national = offers.find(({ area, kind, rate }) => area === null && kind === 'home' && rate.by === 'flat');
  if (national?.rate.by !== 'flat') return offers.length === 0 ? '' : t('catalogue.deliveryByPostalCode');
  const { days, rate } = national;
  const isFree = rate.price.minor === 0;
  const price = isFree
    ? t('catalogue.freeDelivery')
    : t('catalogue.deliveryFor', { price: deliveryPriceWords(rate.price) });
  return days ? `${price}, ${daysWords(days)}.` : `${price}.`;
}
