import { shopMoney } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';
import type { Parcel } from '#contract/delivery/delivery-rate.ts';
import { price } from '#contract/sales/checkout/pricing.ts';
import type { Price } from '#contract/sales/checkout/pricing.ts';
import type { NewAdjustment } from '#contract/sales/orders/adjustments.ts';
import { meansAdjustments } from '#contract/sales/payments/means-offers.ts';
import type { MeansOffer } from '#contract/sales/payments/means-offers.ts';
import { subtotalOf, totalsOf } from '#contract/sales/checkout/totals.ts';
import type { Totals } from '#contract/sales/checkout/totals.ts';
import { stockOf } from './bag.ts';
import type { Bag, BagItem } from './bag.ts';

const linesOf = (bag: Bag) =>
  bag.map(({ currentPrice, quantity }) => ({ currentPrice: shopMoney(currentPrice), quantity }));

/** Returns what the price of a bag's delivery depends on. */
export function parcelOf(bag: Bag): Parcel {
  return {
    subtotal: subtotalOf(linesOf(bag), shopMoney(0)),
    weight: bag.reduce((sum, { weight = 0, quantity }) => sum + weight * quantity, 0),
  };
}

/** Returns the price of a bag whose delivery costs this; nothing while that is not known. */
export function totalsIn(bag: Bag, delivery: Money | null): Totals {
  return totalsOf(linesOf(bag), delivery ?? shopMoney(0));
}

/** Returns the same for a bag that is paid by a means without a provider, which may change its price. */
export function priceIn(bag: Bag, delivery: Money | null, means: MeansOffer | undefined): Price<NewAdjustment> {
  const lines = linesOf(bag);
  const nothing = shopMoney(0);
  const changes = means ? meansAdjustments(means, subtotalOf(lines, nothing)) : [];
  return price(lines, delivery ?? nothing, changes);
}

/** True if the known stock is below the item's quantity. */
export function isShort(item: BagItem): boolean {
  return stockOf(item) < item.quantity;
}
