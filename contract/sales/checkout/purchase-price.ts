import { sum, times, type Money } from '#contract/core/money/money.ts';
import type { NewAdjustment } from '../orders/adjustments.ts';
import { meansAdjustments, type MeansOffer } from '../payments/means-offers.ts';
import { price, subtotalOf, type Price, type PriceChange, type PricedLine } from './pricing.ts';

type Rules<A extends PriceChange> = {
  /** What changes the price of the goods, each after the ones before it: those of the desk, then that of a coupon. */
  readonly adjustments: readonly A[];
  /** How the purchase is paid without a provider; undefined for a provider. */
  readonly means?: MeansOffer | undefined;
};

/**
 * Returns what a purchase costs, the same in browser and server: what its means of payment changes comes after all other
 * adjustments, and is a part of what they left. Throws as `price` does.
 */
export function purchasePrice<A extends PriceChange>(
  lines: readonly PricedLine[],
  delivery: Money,
  { adjustments, means }: Rules<A>,
): Price<A | NewAdjustment> {
  if (!means) return price(lines, delivery, adjustments);
  const goods = sum(subtotalOf(lines, times(delivery, 0)), ...adjustments.map(({ amount }) => amount));
  return price<A | NewAdjustment>(lines, delivery, [...adjustments, ...meansAdjustments(means, goods)]);
}
