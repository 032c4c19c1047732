import { allocate } from '#contract/core/money/allocate.ts';
import { moneyOf, sum, times, type Money } from '#contract/core/money/money.ts';
import { withoutVat } from '#contract/core/money/net-price.ts';

/** A part of a price, the value added tax of a rate in percent included. */
export type TaxedAmount = { readonly percent: number; readonly amount: Money };

/** The tax that a price contains at one rate in percent, and what is left without it. */
export type TaxOfRate = { readonly percent: number; readonly net: Money; readonly tax: Money };

/** The value added tax that a price of goods contains, at a rate in percent. */
function taxIn(goods: Money, percent: number): Money {
  return sum(goods, times(withoutVat(goods, percent), -1));
}

/**
 * Returns the value added tax in what an order costs, a row for each rate, the highest first: of its lines as they are paid, and of
 * its delivery, which has the rates of its goods in proportion to what they cost. `usual` is the rate of the delivery of free goods.
 * Net and tax of all rows sum to lines and delivery.
 */
export function taxesByRate(lines: readonly TaxedAmount[], shipping: Money, usual: number): TaxOfRate[] {
  const weights = lines.map(({ amount }) => amount.minor);
  const isFree = weights.every((weight) => weight === 0);
  const delivered = isFree
    ? [{ percent: usual, amount: shipping }]
    : allocate(shipping, weights).map((amount, at) => ({ percent: lines[at]?.percent ?? usual, amount }));
  const paid = [...lines, ...delivered].filter(({ amount }) => amount.minor !== 0);
  const rates = [...Map.groupBy(paid, ({ percent }) => percent)].toSorted(([one], [other]) => other - one);
  return rates.map(([percent, amounts]) => {
    const whole = sum(times(shipping, 0), ...amounts.map(({ amount }) => amount));
    return { percent, net: withoutVat(whole, percent), tax: taxIn(whole, percent) };
  });
}

/**
 * Returns the value added tax in each of the adjustments that change what goods cost, one after the other, `shares` being what each
 * line bears of them: with the tax of the goods before them they sum, to the last cent, to the tax of what the goods cost after them.
 */
export function taxShares(lines: readonly TaxedAmount[], adjustments: readonly (readonly Money[])[]): Money[] {
  let goods = lines;
  return adjustments.map((shares) => {
    const after = goods.map(({ percent, amount }, at) => ({
      percent,
      amount: sum(amount, shares[at] ?? moneyOf(0, amount.currency)),
    }));
    const rates = [...new Set(lines.map(({ percent }) => percent))];
    const taxes = rates.map((percent) => sum(taxAt(after, percent), times(taxAt(goods, percent), -1)));
    goods = after;
    const [first, ...others] = taxes;
    if (!first) throw new RangeError('an adjustment of no goods');
    return sum(first, ...others);
  });
}

/** The tax in all amounts of one rate together; some must have it. */
function taxAt(amounts: readonly TaxedAmount[], percent: number): Money {
  const [first, ...others] = amounts.filter((one) => one.percent === percent).map(({ amount }) => amount);
  if (!first) throw new RangeError(`nothing at ${percent} %`);
  return taxIn(sum(first, ...others), percent);
}
