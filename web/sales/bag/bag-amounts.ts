import { shopMoney } from '#contract/core/money/money.ts';
import type { Parcel } from '#contract/delivery/delivery-offers.ts';
import { subtotalOf } from '#contract/sales/checkout/pricing.ts';
import { stockOf, type Bag, type BagItem } from './bag.ts';

/** Returns the lines of a bag as what they cost. */
export const linesOf = (bag: Bag) =>
  bag.map(({ currentPrice, quantity }) => ({ currentPrice: shopMoney(currentPrice), quantity }));

/** Returns what the price of a bag's delivery depends on. */
export function parcelOf(bag: Bag): Parcel {
  return {
    subtotal: subtotalOf(linesOf(bag), shopMoney(0)),
    weight: bag.reduce((sum, { weight = 0, quantity }) => sum + weight * quantity, 0),
  };
}

/** True if the known stock is below the item's quantity. */
export function isShort(item: BagItem): boolean {
  return stockOf(item) < item.quantity;
}
