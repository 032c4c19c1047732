import { moneyOf, type Money } from '#contract/core/money/money.ts';

/** A payment that took money. What the provider keeps of it is null as far as it does not say; `net` is before what went back. */
export type PaidCost = {
  readonly amount: Money;
  readonly fee: Money | null;
  readonly withheld: Money | null;
  readonly net: Money | null;
  /** True if nothing of it went back, nor is disputed. */
  readonly isWhole: boolean;
};

/**
 * What an order leaves: of what the shop keeps, providers take `fee`, taxes `withheld` and `other`, and `left` is the rest. Null if a
 * provider does not say what it takes; taxes that it does not name count as none.
 */
export type Proceeds = {
  readonly fee: Money | null;
  readonly withheld: Money;
  readonly other: Money;
  readonly left: Money | null;
};

/** Returns what payments of one currency leave of `held`: what was paid less what went back or is disputed. */
export function proceedsOf(payments: readonly PaidCost[], held: Money): Proceeds {
  const { currency } = held;
  const isKnown = payments.every(({ fee }) => fee !== null);
  const all = (of: (payment: PaidCost) => number) => payments.reduce((total, payment) => total + of(payment), 0);
  const fee = all((payment) => payment.fee?.minor ?? 0);
  const withheld = all((payment) => payment.withheld?.minor ?? 0);
  const other = all(otherCost);
  return {
    fee: isKnown ? moneyOf(fee, currency) : null,
    withheld: moneyOf(withheld, currency),
    other: moneyOf(other, currency),
    left: isKnown ? moneyOf(held.minor - fee - withheld - other, currency) : null,
  };
}

/** What the provider's net says beyond fee and taxes. After a refund it does not say what its net is of. */
function otherCost({ amount, fee, withheld, net, isWhole }: PaidCost): number {
  if (!isWhole || net === null || fee === null) return 0;
  return amount.minor - fee.minor - (withheld?.minor ?? 0) - net.minor;
}
