import { compare, moneyOf, sum, times, type Money } from '#contract/core/money/money.ts';
import { paymentMeanings, type PaymentStatus } from '#contract/sales/payments/payment-status.ts';
import type { PaymentKey } from '#server/core/context/payment-provider.ts';
import { byHand } from './by-hand/hand-provider.service.ts';

/** What an order asks for. */
export type Bill = { readonly total: Money };

/** What an order of the ledger asks for: `total` is in the smallest unit of its currency. */
export function billOf({ total, currency }: { readonly total: number; readonly currency: string }): Bill {
  return { total: moneyOf(total, currency) };
}

/** A payment as the shop knows it. `refund` is set once the shop decided that its money goes back. */
export type KnownPayment = PaymentKey & {
  readonly status: PaymentStatus;
  readonly amount: Money;
  readonly refunded: Money;
  readonly createdAt: Date;
  readonly approvedAt: Date | null;
  readonly updatedAt: Date;
  readonly refund: 'due' | 'done' | null;
};

/**
 * What an order's payments amount to.
 * `paid`: the payments in `by` make up the total exactly. `review`: a payment may still succeed. `partly`: some money
 * came, not the total; `endsAs` is how the order ends when the rest does not come. `rejected`, `cancelled`: all attempts ended so. `none`: there is no attempt that counts.
 */
export type Verdict =
  | { readonly kind: 'paid'; readonly by: readonly PaymentKey[]; readonly isGone: boolean }
  | { readonly kind: 'partly'; readonly endsAs: 'rejected' | 'failure' }
  | { readonly kind: 'review' | 'rejected' | 'cancelled' | 'none' };

export type Settlement = {
  readonly verdict: Verdict;
  /** Payments that took money which is not part of what paid the order. */
  readonly surplus: readonly PaymentKey[];
  /** The id of the payment that the order shows: the first that paid it, else the latest attempt. */
  readonly shown: string | null;
};

/** In how many payments at most the provider of a name lets a total be paid. */
export type MostParts = (provider: string) => number;

/**
 * Judges an order by all of its payments. A pure function of what is known, whatever the order in which it was learned:
 * each rule looks at moments of the provider's clock, so news that come later can only add to what was decided before.
 * `mostParts` says in how many payments a provider lets a total be paid.
 */
export function settle(bill: Bill, payments: readonly KnownPayment[], mostParts: MostParts): Settlement {
  const ours = payments.filter((payment) => problemOf(bill, payment) === null);
  const counted = ours.filter((payment) => payment.refund === null);
  const money = counted
    .filter(tookMoney)
    .toSorted(byMoment(({ approvedAt, updatedAt }) => approvedAt ?? updatedAt))
    // Cash does not go back by itself: what the provider took besides can.
    .toSorted((one, other) => Number(isByHand(other)) - Number(isByHand(one)));
  const by = fullPayment(bill, money, mostParts);
  if (by) {
    return {
      verdict: { kind: 'paid', by: by.map(keyOf), isGone: by.every(isAllBack) },
      surplus: money.filter((payment) => !by.includes(payment) && !isAllBack(payment)).map(keyOf),
      shown: by[0]?.id ?? null,
    };
  }
  const left = money.filter((payment) => !isAllBack(payment));
  return { verdict: verdictWithout(counted, left), surplus: left.map(keyOf), shown: latestOf(ours) };
}

/** Why a payment does not count for this bill, if it does not. */
export function problemOf({ total }: Bill, { amount }: KnownPayment): 'currency' | 'amount' | null {
  if (amount.currency !== total.currency) return 'currency';
  return amount.minor > 0 && compare(amount, total) <= 0 ? null : 'amount';
}

/** True if nothing of a payment's money is left with the shop. */
export function isAllBack({ status, amount, refunded }: KnownPayment): boolean {
  return status === 'refunded' || compare(refunded, amount) >= 0;
}

/** Money was taken at some time. A dispute or a refund later on does not undo that the order was paid. */
export function tookMoney({ status, approvedAt }: Pick<KnownPayment, 'status' | 'approvedAt'>): boolean {
  const meaning = paymentMeanings[status];
  return meaning === 'money' || (meaning !== 'dead' && approvedAt !== null);
}

function byMoment(momentOf: (payment: KnownPayment) => Date) {
  return (one: KnownPayment, other: KnownPayment) =>
    momentOf(one).getTime() - momentOf(other).getTime() || compareIds(one.id, other.id);
}

/** Orders ids that are numbers by their size, and all others in a fixed way. */
function compareIds(one: string, other: string): number {
  if (one.length !== other.length) return one.length - other.length;
  return one < other ? -1 : Number(one > other);
}

/** Taken by the shop's people, who only take it while nobody has paid otherwise, as far as the shop knows. */
const isByHand = ({ provider }: PaymentKey) => provider === byHand;

const keyOf = ({ provider, id }: PaymentKey): PaymentKey => ({ provider, id });

/**
 * The payments that first made up the total, in the order of their approval: one, or the parts in which its buyer paid it at
 * one provider. Later ones cannot take their place, so that an order keeps its number.
 */
function fullPayment(
  { total }: Bill,
  money: readonly KnownPayment[],
  mostParts: MostParts,
): readonly KnownPayment[] | undefined {
  for (const [place, last] of money.entries()) {
    const before = money.slice(0, place).filter(({ provider }) => provider === last.provider);
    const others = partsOf(less(total, last.amount), before, mostParts(last.provider) - 1);
    if (others) return [...others, last];
  }
  return undefined;
}

/** The first payments that sum to an amount, at most so many; none for nothing. */
function partsOf(amount: Money, payments: readonly KnownPayment[], most: number): readonly KnownPayment[] | undefined {
  if (amount.minor === 0) return [];
  if (amount.minor < 0 || most < 1) return undefined;
  for (const [place, one] of payments.entries()) {
    const others = partsOf(less(amount, one.amount), payments.slice(place + 1), most - 1);
    if (others) return [one, ...others];
  }
  return undefined;
}

const less = (amount: Money, part: Money): Money => sum(amount, times(part, -1));

/** Of the attempts that are over, what happened first decides: it is what the shop would have seen, had it asked at once. */
function verdictWithout(counted: readonly KnownPayment[], left: readonly KnownPayment[]): Verdict {
  if (counted.some(mayBecomeMoney)) return { kind: 'review' };
  const ended = counted.filter((payment) => isDead(payment) || left.includes(payment));
  const [first] = ended.toSorted(byMoment(({ approvedAt, updatedAt }) => approvedAt ?? updatedAt));
  if (!first) return { kind: 'none' };
  if (left.length > 0) return { kind: 'partly', endsAs: first.status === 'rejected' ? 'rejected' : 'failure' };
  return { kind: first.status === 'rejected' ? 'rejected' : 'cancelled' };
}

/** True if somebody tried to pay, and it is neither money nor over. */
function mayBecomeMoney(payment: KnownPayment): boolean {
  return paymentMeanings[payment.status] === 'open' && !tookMoney(payment);
}

/** The attempts of a bill that may still succeed. */
export function awaitedOf<P extends KnownPayment>(bill: Bill, payments: readonly P[]): P[] {
  return payments.filter(
    (payment) => payment.refund === null && problemOf(bill, payment) === null && mayBecomeMoney(payment),
  );
}

function isDead({ status }: KnownPayment): boolean {
  return paymentMeanings[status] === 'dead';
}

function latestOf(payments: readonly KnownPayment[]): string | null {
  return payments.toSorted(byMoment(({ createdAt }) => createdAt)).at(-1)?.id ?? null;
}
