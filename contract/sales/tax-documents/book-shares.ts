import { allocate } from '#contract/core/money/allocate.ts';
import { moneyOf, sum, times, type Money } from '#contract/core/money/money.ts';
import type { TaxedAmount, TaxOfRate } from '../checkout/tax-shares.ts';
import { withoutVat } from '#contract/core/money/net-price.ts';

/** A refund of an order: how much, and what of it was paid for units, by the rate of their lines; nothing for an amount without units. */
export type BookedRefund = { readonly amount: Money; readonly units: readonly TaxedAmount[] };

/**
 * Returns base and tax of each rate in each refund of an order, the first ones first, `sold` being those of the order. A refund of
 * units takes from the rates of its units first; the rest, as of the delivery, takes from what is left of all rates in proportion.
 * Base and tax of a refund sum to it, and refunds of the whole order to what was sold, rate by rate.
 */
export function refundShares(sold: readonly TaxOfRate[], refunds: readonly BookedRefund[]): TaxOfRate[][] {
  const whole = sold.map(({ net, tax }) => sum(net, tax));
  let back = whole.map((amount) => times(amount, 0));
  return refunds.map(({ amount, units }) => {
    const left = whole.map((one, at) => one.minor - minorAt(back, at));
    const parts = partsOf(amount, wantedOf(units, sold), left);
    const before = back;
    back = before.map((one, at) => sum(one, moneyOf(parts[at] ?? 0, one.currency)));
    return sold.map(({ percent }, at) => {
      // By what was given back so far, so that the last refund leaves nothing by rounding.
      const net = netOf(back[at], percent) - netOf(before[at], percent);
      return {
        percent,
        net: moneyOf(net, amount.currency),
        tax: moneyOf((parts[at] ?? 0) - net, amount.currency),
      };
    });
  });
}

const minorAt = (amounts: readonly Money[], at: number) => amounts[at]?.minor ?? 0;

/** What the units of a refund cost, by the rates of the order. */
function wantedOf(units: readonly TaxedAmount[], sold: readonly TaxOfRate[]): number[] {
  return sold.map(({ percent }) =>
    units.filter((one) => one.percent === percent).reduce((all, one) => all + one.amount.minor, 0),
  );
}

/** Splits a refund: what its units cost, as far as it gives so much back and so much is left of the rate, and then the rest. */
function partsOf(amount: Money, wanted: readonly number[], left: readonly number[]): number[] {
  const ofUnits = wanted.map((one, at) => Math.min(one, Math.max(0, left[at] ?? 0)));
  const all = ofUnits.reduce((total, one) => total + one, 0);
  const given = all > amount.minor ? split(amount.minor, ofUnits, amount.currency) : ofUnits;
  const rest = amount.minor - given.reduce((total, one) => total + one, 0);
  if (rest === 0) return given;
  const still = left.map((one, at) => Math.max(0, one - (given[at] ?? 0)));
  // More than the order cost, as a price that was raised by hand: as the order's own rates.
  const weights = still.some((one) => one > 0) ? still : left.map(() => 1);
  return split(rest, weights, amount.currency).map((one, at) => one + (given[at] ?? 0));
}

function split(minor: number, weights: readonly number[], currency: string): number[] {
  if (weights.every((weight) => weight === 0)) return weights.map((_, at) => (at === 0 ? minor : 0));
  return allocate(moneyOf(minor, currency), weights).map((one) => one.minor);
}

function netOf(back: Money | undefined, percent: number): number {
  return back ? withoutVat(back, percent).minor : 0;
}
