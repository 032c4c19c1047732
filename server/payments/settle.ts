/** What an order asks for. */
export type Bill = { readonly total: number; readonly currency: string };

/** A payment as the shop knows it. `refund` is set once the shop decided that its money goes back. */
export type KnownPayment = {
  readonly id: number;
  readonly status: string;
  readonly amount: number;
  readonly refunded: number;
  readonly currency: string;
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
  | { readonly kind: 'paid'; readonly by: readonly number[]; readonly isGone: boolean }
  | { readonly kind: 'partly'; readonly endsAs: 'rejected' | 'failure' }
  | { readonly kind: 'review' | 'rejected' | 'cancelled' | 'none' };

export type Settlement = {
  readonly verdict: Verdict;
  /** Payments that took money which is not part of what paid the order. */
  readonly surplus: readonly number[];
  /** The payment that the order shows: the first that paid it, else the latest attempt. */
  readonly shown: number | null;
};

/**
 * Judges an order by all of its payments. A pure function of what is known, whatever the order in which it was learned:
 * each rule looks at moments of the provider's clock, so news that come later can only add to what was decided before.
 */
export function settle(bill: Bill, payments: readonly KnownPayment[]): Settlement {
  const ours = payments.filter((payment) => problemOf(bill, payment) === null);
  const counted = ours.filter((payment) => payment.refund === null);
  const money = counted.filter(tookMoney).toSorted(byMoment(({ approvedAt, updatedAt }) => approvedAt ?? updatedAt));
  const by = fullPayment(bill, money);
  if (by) {
    return {
      verdict: { kind: 'paid', by: by.map(({ id }) => id), isGone: by.every(isAllBack) },
      surplus: money.filter((payment) => !by.includes(payment) && !isAllBack(payment)).map(({ id }) => id),
      shown: by[0]?.id ?? null,
    };
  }
  const left = money.filter((payment) => !isAllBack(payment));
  return { verdict: verdictWithout(counted, left), surplus: left.map(({ id }) => id), shown: latestOf(ours) };
}

/** Why a payment does not count for this bill, if it does not. */
export function problemOf(bill: Bill, { amount, currency }: KnownPayment): 'currency' | 'amount' | null {
  if (currency !== bill.currency) return 'currency';
  return amount > 0 && amount <= bill.total ? null : 'amount';
}

/** True if nothing of a payment's money is left with the shop. */
export function isAllBack({ status, amount, refunded }: KnownPayment): boolean {
  return status === 'refunded' || status === 'charged_back' || refunded >= amount;
}

const moneyStatuses = new Set(['approved', 'in_mediation', 'charged_back', 'refunded']);
const deadStatuses = new Set(['rejected', 'cancelled']);

/** Money was taken at some time. A dispute or a refund later on does not undo that the order was paid. */
function tookMoney({ status, approvedAt }: KnownPayment): boolean {
  return moneyStatuses.has(status) || (approvedAt !== null && status !== 'authorized' && !deadStatuses.has(status));
}

function byMoment(momentOf: (payment: KnownPayment) => Date) {
  return (one: KnownPayment, other: KnownPayment) =>
    momentOf(one).getTime() - momentOf(other).getTime() || one.id - other.id;
}

/**
 * The payments that first made up the total, in the order of their approval: one, or the two cards of a split payment
 * (the provider splits in two at most). Later ones cannot take their place, so that an order keeps its number.
 */
function fullPayment({ total }: Bill, money: readonly KnownPayment[]): readonly KnownPayment[] | undefined {
  for (const [place, last] of money.entries()) {
    if (last.amount === total) return [last];
    const first = money.slice(0, place).find((payment) => payment.amount + last.amount === total);
    if (first) return [first, last];
  }
  return undefined;
}

/**
 * A status that the shop does not know may still become money, so it counts as alive. Of the others, what happened first
 * decides: it is what the shop would have seen, had it asked at once.
 */
function verdictWithout(counted: readonly KnownPayment[], left: readonly KnownPayment[]): Verdict {
  if (counted.some(mayBecomeMoney)) return { kind: 'review' };
  const ended = counted.filter((payment) => isDead(payment) || left.includes(payment));
  const [first] = ended.toSorted(byMoment(({ approvedAt, updatedAt }) => approvedAt ?? updatedAt));
  if (!first) return { kind: 'none' };
  if (left.length > 0) return { kind: 'partly', endsAs: first.status === 'rejected' ? 'rejected' : 'failure' };
  return { kind: first.status === 'rejected' ? 'rejected' : 'cancelled' };
}

/** True if a payment is neither money nor over. */
function mayBecomeMoney(payment: KnownPayment): boolean {
  return !tookMoney(payment) && !isDead(payment);
}

/** The attempts of a bill that may still succeed. */
export function awaitedOf<P extends KnownPayment>(bill: Bill, payments: readonly P[]): P[] {
  return payments.filter(
    (payment) => payment.refund === null && problemOf(bill, payment) === null && mayBecomeMoney(payment),
  );
}

function isDead({ status }: KnownPayment): boolean {
  return deadStatuses.has(status);
}

function latestOf(payments: readonly KnownPayment[]): number | null {
  return payments.length === 0 ? null : Math.max(...payments.map(({ id }) => id));
}
