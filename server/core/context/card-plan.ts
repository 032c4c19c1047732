import type { Money } from '#contract/core/money/money.ts';

/**
 * In how many instalments one brand of cards, or one bank's, pays an amount: `rate` is all interest in percent of it, `total` the amount
 * with it. It holds for amounts from `least` to `most`. `cft` and `tea`: the cost of the credit and its rate in percent of a year, null
 * if the provider does not say.
 */
export type CardPlan = {
  readonly count: number;
  readonly rate: number;
  readonly total: Money;
  readonly least: Money;
  readonly most: Money;
  readonly cft: number | null;
  readonly tea: number | null;
};
