import { moneyOf, sum, type Money } from '#contract/core/money/money.ts';

/** What a movement of a provider's account is about. */
export const movementKinds = ['payment', 'refund', 'dispute', 'other'] as const;

export type MovementKind = (typeof movementKinds)[number];

/** Whether a payout is on its way, has arrived, or came back. */
export const payoutStates = ['coming', 'paid', 'failed'] as const;

export type PayoutState = (typeof payoutStates)[number];

/** The parts of movements: `gross` is the sum of the others. `other` is what the provider took without saying for what. */
export type MovedSums = Readonly<Record<'gross' | 'fee' | 'withheld' | 'other' | 'net', Money>>;

type Moved = Readonly<Record<'gross' | 'fee' | 'withheld' | 'net', number>>;

/** Returns the sums of movements of one currency, in its smallest unit. */
export function movedSums(moved: readonly Moved[], currency: string): MovedSums {
  const all = (part: keyof Moved) => sum(moneyOf(0, currency), ...moved.map((one) => moneyOf(one[part], currency)));
  const [gross, fee, withheld, net] = [all('gross'), all('fee'), all('withheld'), all('net')];
  const other = moneyOf(gross.minor - fee.minor - withheld.minor - net.minor, currency);
  return { gross, fee, withheld, other, net };
}
