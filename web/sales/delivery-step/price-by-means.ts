import { shopMoney } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';
import { price } from '#contract/sales/checkout/pricing.ts';
import type { Price } from '#contract/sales/checkout/pricing.ts';
import { subtotalOf } from '#contract/sales/checkout/totals.ts';
import type { NewAdjustment } from '#contract/sales/orders/adjustments.ts';
import { meansAdjustments } from '#contract/sales/payments/means-offers.ts';
import type { MeansOffer } from '#contract/sales/payments/means-offers.ts';
import { linesOf } from '../bag/bag-amounts.ts';
import type { Bag } from '../bag/bag.ts';

/** Returns the price of a bag whose delivery costs this, by a means of payment that may change it; undefined for the provider. */
export function priceByMeans(bag: Bag, delivery: Money | null, means: MeansOffer | undefined): Price<NewAdjustment> {
  const [lines, nothing] = [linesOf(bag), shopMoney(0)];
  const changes = means ? meansAdjustments(means, subtotalOf(lines, nothing)) : [];
  return price(lines, delivery ?? nothing, changes);
}
