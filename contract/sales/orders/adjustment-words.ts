import { t } from '#messages/messages.ts';
import { times } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { AdjustmentKind, NewAdjustment } from './adjustments.ts';
import type { Order } from './orders.ts';

const kinds: Readonly<Record<AdjustmentKind, () => string>> = { discount: () => t('order-words.discount') };

/** Returns what an adjustment is called: its own title, else its kind in the language of the reader. */
export function adjustmentName({ kind, title }: Pick<NewAdjustment, 'kind' | 'title'>): string {
  return title === '' ? kinds[kind]() : title;
}

/** Returns an adjustment's amount for people: '−$ 100,00'. */
export function adjustmentAmount({ amount }: Pick<NewAdjustment, 'amount'>): string {
  return `−${formatPrice(times(amount, -1))}`;
}

/** Returns what the delivery of an order is called beside its price: one that is sent for nothing by its own title, which says why. */
export function shippingName({ shipping, delivery }: Pick<Order, 'shipping' | 'delivery'>): string {
  return shipping.minor === 0 && delivery.kind === 'home' ? delivery.title : t('bag.shipping');
}
