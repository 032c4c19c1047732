import { sum, times } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';
import { withoutVat } from '#contract/core/money/net-price.ts';

/** The value added tax that a price of goods contains, at a rate in percent. */
function taxIn(goods: Money, percent: number): Money {
  return sum(goods, times(withoutVat(goods, percent), -1));
}

/**
 * Returns the value added tax in each amount by which adjustments change what goods cost, one after the other: with the tax of
 * the goods before them they sum, to the last cent, to the tax of what the goods cost after them. `percent` is the rate.
 */
export function taxShares(subtotal: Money, amounts: readonly Money[], percent: number): Money[] {
  let goods = subtotal;
  return amounts.map((amount) => {
    const before = taxIn(goods, percent);
    goods = sum(goods, amount);
    return sum(taxIn(goods, percent), times(before, -1));
  });
}
