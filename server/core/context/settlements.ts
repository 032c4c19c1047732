import type { MovementKind, PayoutState } from '#contract/sales/payments/settlements.ts';
import type { Money } from '#contract/core/money/money.ts';

/**
 * Money that moved in the shop's account at a provider: of `gross`, `fee` and `withheld` taxes are taken and `net` is left; below 0
 * where money leaves. It can be used from `releaseAt` on. `payoutId` is null where no payout has it.
 */
export type Movement = {
  readonly id: string;
  readonly kind: MovementKind;
  /** The payment that it is about, by the id that the shop knows; null for what is about none. */
  readonly paymentId: string | null;
  readonly at: Date;
  readonly releaseAt: Date;
  readonly gross: Money;
  readonly fee: Money;
  readonly withheld: Money;
  readonly net: Money;
  readonly payoutId: string | null;
};

/** Money that a provider sends to the shop's bank. */
export type Payout = {
  readonly id: string;
  readonly state: PayoutState;
  readonly arrivesAt: Date;
  readonly amount: Money;
};

/** What an account says of a time. Of the payments of `whole` all movements are there: what was told before and is not is not so. */
export type Settlements = {
  readonly movements: readonly Movement[];
  readonly payouts: readonly Payout[];
  readonly whole: readonly string[];
};
