import { t } from '#messages/messages.ts';
import { times } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { sourceOfMeans } from '../payments/means-offers.ts';
import type { AdjustmentKind, NewAdjustment } from './adjustments.ts';
import type { Order } from './orders.ts';

const kinds: Readonly<Record<AdjustmentKind, () => string>> = {
  discount: () => t('order-words.discount'),
  charge: () => t('order-words.charge'),
};

const ofMeans: Readonly<Record<string, () => string>> = {
  [sourceOfMeans('transfer')]: () => t('order-words.transferDiscount'),
  [sourceOfMeans('pickup')]: () => t('order-words.pickupDiscount'),
  [sourceOfMeans('delivery')]: () => t('order-words.deliveryCharge'),
};

/** Returns what an adjustment is called: its own title, else its means of payment or its kind in the language of the reader. */
export function adjustmentName({ kind, source, title }: Pick<NewAdjustment, 'kind' | 'source' | 'title'>): string {
  return title === '' ? (ofMeans[source] ?? kinds[kind])() : title;
}

/** Returns an adjustment's amount for people: '−$ 100,00', or '+$ 100,00' for a charge. */
export function adjustmentAmount({ amount }: Pick<NewAdjustment, 'amount'>): string {
  return amount.minor < 0 ? `−${formatPrice(times(amount, -1))}` : `+${formatPrice(amount)}`;
}

/** Returns what the delivery of an order is called beside its price: one that is sent for nothing by its own title, which says why. */
export function shippingName({ shipping, delivery }: Pick<Order, 'shipping' | 'delivery'>): string {
  return shipping.minor === 0 && delivery.kind === 'home' ? delivery.title : t('bag.shipping');
}
