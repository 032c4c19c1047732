import { compare, moneyOf, type Money } from '#contract/core/money/money.ts';
import type { AreaOffer } from './delivery.ts';
import { covers, type Place } from './delivery-zone.ts';
import type { DeliveryRate } from './delivery-rules.ts';

/**
 * What is missing to know all offers for a place: the postal code, or the province, which a short postal code does not
 * tell.
 */
export type MissingPlace = 'nothing' | 'postal-code' | 'province';

/** Returns the offers for a place in their order: those for the whole country, and those whose area covers it. */
export function offersFor<Offer extends Pick<AreaOffer, 'area'>>(all: readonly Offer[], place: Place | null): Offer[] {
  return all.filter(({ area }) => area === null || (place !== null && covers(area, place)));
}

/** Returns what must be known of a place to know all offers for it. */
export function missingFor(all: readonly Pick<AreaOffer, 'area'>[], place: Place | null): MissingPlace {
  const areas = all.flatMap(({ area }) => area ?? []);
  if (areas.length === 0) return 'nothing';
  if (place === null) return 'postal-code';
  const others = areas.filter((area) => !covers(area, place));
  if (place.province === null && others.some((area) => area.provinces.length > 0)) return 'province';
  if (place.postalCode === '' && others.some((area) => area.postalRanges.length > 0)) return 'postal-code';
  return 'nothing';
}

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
