import type { Money } from '#contract/core/money/money.ts';
import type { PaymentMeans } from '#contract/sales/payments/payment-means.ts';

/**
 * How a payment was made, in how many instalments, what the provider keeps of it by now, the taxes that it withholds, what the shop
 * gets of the amount before any of it went back, and when it may use that; null what the provider does not say. For people to
 * read: nothing is decided by it.
 */
export type PaymentFacts = {
  readonly means: PaymentMeans;
  readonly installments: number | null;
  readonly fee: Money | null;
  readonly withheld: Money | null;
  readonly net: Money | null;
  readonly releaseAt: Date | null;
};
