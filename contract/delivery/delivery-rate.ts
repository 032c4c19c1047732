import type { DeliveryRate } from './delivery-rules.ts';
import { compare, moneyOf } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';

/** What of a purchase decides the price of its delivery: the subtotal, and the weight in g. */
export type Parcel = { readonly subtotal: Money; readonly weight: number };

export type PricedDelivery = { readonly rate: DeliveryRate; readonly freeFrom: Money | null };

/**
 * Returns what a delivery costs; null if the purchase is above the last step, so that the method does not take it. What
 * costs nothing is sent for nothing. A pure function. Throws a RangeError for several currencies.
 */
export function deliveryPrice({ rate, freeFrom }: PricedDelivery, parcel: Parcel): Money | null {
  const price = ratePrice(rate, parcel);
  if (price === null) return null;
  const isFree = parcel.subtotal.minor === 0 || (freeFrom !== null && compare(parcel.subtotal, freeFrom) >= 0);
  return isFree ? moneyOf(0, price.currency) : price;
}

function ratePrice(rate: DeliveryRate, { subtotal, weight }: Parcel): Money | null {
  switch (rate.by) {
    case 'flat':
      return rate.price;
    case 'weight':
      return rate.steps.find(({ upTo }) => upTo === null || weight <= upTo)?.price ?? null;
    case 'total':
      return rate.steps.find(({ upTo }) => upTo === null || compare(subtotal, upTo) <= 0)?.price ?? null;
  }
}
