import { moneyOf, type Money } from '#contract/core/money/money.ts';
import type { OrderMoney } from './order-money.ts';

type Rounded = {
  /** What the order's refunds of before were rounded down by, and what was paid for its delivery, in the smallest unit. */
  readonly rounding: number;
  readonly shipping: number;
};

/**
 * Returns what is to go back of an order because refunds of before were rounded down: nothing until all else of its goods
 * went back, and then what is left besides the delivery, if that was kept.
 */
export function roundingDue(
  { state, refundable }: Pick<OrderMoney, 'state' | 'refundable'>,
  { rounding, shipping }: Rounded,
): Money {
  const dueOf = (left: number) => {
    if (left <= rounding) return left;
    return left === shipping + rounding ? rounding : 0;
  };
  return moneyOf(state === 'partly_refunded' ? dueOf(refundable.minor) : 0, refundable.currency);
}
