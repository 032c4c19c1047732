import { times, type Money } from '#contract/core/money/money.ts';
import type { PriceChange } from '../checkout/pricing.ts';

/**
 * What an adjustment of an order's price is: a `discount` is below 0, a `charge` above. It says what the adjustment is called if it
 * has no title of its own.
 */
export const adjustmentKinds = ['discount', 'charge'] as const;

export type AdjustmentKind = (typeof adjustmentKinds)[number];

/** An adjustment as an order is placed with it. `source` is what it comes from; `title` is '' for what its kind is called. */
export type NewAdjustment = PriceChange & {
  readonly kind: AdjustmentKind;
  readonly source: string;
  readonly title: string;
};

/** Returns the adjustments of an order that an administrator enters with a discount of its goods, which may be 0. */
export function deskDiscount(discount: Money): NewAdjustment[] {
  const amount = times(discount, -1);
  return amount.minor === 0 ? [] : [{ line: null, kind: 'discount', source: 'desk', title: '', amount }];
}
