import { compare, moneyOf, sum, type Money } from '#contract/core/money/money.ts';
import { paidForUnits } from '../checkout/pricing.ts';

/** The states of an order's money. They are beside the order's status and change none of it. */
export const moneyStates = [
  'unpaid',
  'paid',
  'partly_refunded',
  'refunded',
  'disputed',
  'dispute_lost',
  'dispute_won',
] as const;

export type MoneyState = (typeof moneyStates)[number];

/** The states of a refund: asked for, in process at the provider, done, or refused by it. */
export const refundStates = ['asked', 'in_progress', 'done', 'refused'] as const;

export type RefundState = (typeof refundStates)[number];

/** True for the states in which it is not known yet whether the money goes back. */
export const isRefundOpen = {
  asked: true,
  in_progress: true,
  done: false,
  refused: false,
} as const satisfies Record<RefundState, boolean>;

/**
 * What a refund can become: news that arrive late or twice move it nowhere. A bank may give one back after it was done, as for a
 * card that has ended: then the money is the shop's again.
 */
export const nextRefundStates = {
  asked: ['in_progress', 'done', 'refused'],
  in_progress: ['done', 'refused'],
  done: ['refused'],
  refused: [],
} as const satisfies Record<RefundState, readonly RefundState[]>;

export const disputeStates = ['open', 'lost', 'won'] as const;

export type DisputeState = (typeof disputeStates)[number];

/** Money that arrived. `returned` is the part that is not with the shop any more, as the provider says. */
export type LedgerPayment = {
  readonly key: string;
  readonly amount: Money;
  readonly returned: Money;
  /** True if it paid for no order: it came late, twice, or in part. */
  readonly isSurplus: boolean;
};

/** A refund of a payment, by the payment's key. */
export type LedgerRefund = { readonly payment: string; readonly amount: Money; readonly state: RefundState };

export type LedgerDispute = { readonly payment: string; readonly state: DisputeState };

/** All that is known of an order's money. Amounts are of one currency; entries of others are left out before. */
export type Ledger = {
  readonly total: Money;
  readonly payments: readonly LedgerPayment[];
  readonly refunds: readonly LedgerRefund[];
  readonly disputes: readonly LedgerDispute[];
};

/**
 * What a ledger amounts to. `kept` is what was paid less what was given back; of it, `inProcess` is on its way to the
 * buyer, `disputed` is held until the disputes are decided, and `refundable` is the rest.
 */
export type OrderMoney = {
  readonly paid: Money;
  readonly givenBack: Money;
  readonly inProcess: Money;
  readonly disputed: Money;
  readonly kept: Money;
  readonly refundable: Money;
  /** How much of the order's total went back, without money that paid for no order. */
  readonly returned: Money;
  readonly state: MoneyState;
};

/** What one payment amounts to, and how much of it can still be refunded. */
export type PaymentMoney = Omit<OrderMoney, 'paid' | 'returned' | 'state'> & {
  readonly key: string;
  readonly amount: Money;
  readonly isSurplus: boolean;
  readonly dispute: DisputeState | null;
};

/** Returns an order's money. A pure function of its ledger, whatever the order of its entries. */
export function orderMoney(ledger: Ledger): OrderMoney {
  const parts = paymentsMoney(ledger);
  const nothing = moneyOf(0, ledger.total.currency);
  const all = (of: (part: PaymentMoney) => Money, from: readonly PaymentMoney[] = parts) =>
    sum(nothing, ...from.map(of));
  const own = ownOf(parts);
  return {
    paid: all(({ amount }) => amount),
    givenBack: all(({ givenBack }) => givenBack),
    inProcess: all(({ inProcess }) => inProcess),
    disputed: all(({ disputed }) => disputed),
    kept: all(({ kept }) => kept),
    refundable: all(({ refundable }) => refundable),
    returned: least(
      all(
        ({ givenBack }) => givenBack,
        parts.filter(({ isSurplus }) => !isSurplus),
      ),
      ledger.total,
    ),
    state: stateOf(
      own,
      all(({ amount }) => amount, own),
      all(({ givenBack }) => givenBack, own),
      ledger.total,
    ),
  };
}

/** Returns the same for each payment. */
export function paymentsMoney({ payments, refunds, disputes }: Ledger): PaymentMoney[] {
  return payments.map(({ key, amount, returned, isSurplus }) => {
    const dispute = disputes.find(({ payment }) => payment === key)?.state ?? null;
    const nothing = moneyOf(0, amount.currency);
    const sumOf = (isMeant: (state: RefundState) => boolean) =>
      sum(
        nothing,
        ...refunds.filter((one) => one.payment === key && isMeant(one.state)).map((refund) => refund.amount),
      );
    // While a dispute is open, the provider calls the whole payment returned: only what was refunded before is.
    const back = dispute === 'open' ? sumOf((state) => state === 'done') : returned;
    const givenBack = least(back, amount);
    const kept = minus(amount, givenBack);
    const disputed = dispute === 'open' ? kept : nothing;
    const inProcess = least(
      sumOf((state) => isRefundOpen[state]),
      minus(kept, disputed),
    );
    const refundable = minus(minus(kept, disputed), inProcess);
    return { key, amount, isSurplus, dispute, givenBack, inProcess, disputed, kept, refundable };
  });
}

/** The payments that the state is about: those that paid the order, or all if none did. */
function ownOf(parts: readonly PaymentMoney[]): readonly PaymentMoney[] {
  const own = parts.filter(({ isSurplus }) => !isSurplus);
  return own.length > 0 ? own : parts;
}

function stateOf(parts: readonly PaymentMoney[], paid: Money, givenBack: Money, total: Money): MoneyState {
  const has = (state: DisputeState) => parts.some(({ dispute }) => dispute === state);
  if (has('open')) return 'disputed';
  if (has('lost')) return 'dispute_lost';
  if (givenBack.minor > 0) return compare(givenBack, paid) >= 0 ? 'refunded' : 'partly_refunded';
  if (compare(paid, total) < 0) return 'unpaid';
  return has('won') ? 'dispute_won' : 'paid';
}

function minus(from: Money, what: Money): Money {
  return sum(from, moneyOf(-what.minor, what.currency));
}

function least(one: Money, other: Money): Money {
  return compare(one, other) <= 0 ? one : other;
}

/** A line of an order for a refund: what its units cost together, and how many of them were refunded for how much. */
export type RefundableLine = {
  readonly position: number;
  readonly quantity: number;
  readonly paid: Money;
  readonly refunded: number;
  readonly given: Money;
};

/** Returns how many units of a line can still be refunded. */
export function unitsLeft({ quantity, refunded }: Pick<RefundableLine, 'quantity' | 'refunded'>): number {
  return Math.max(0, quantity - refunded);
}

/**
 * Returns what a refund of units of an order's lines gives back, `units` being how many by position; `lines` are all lines
 * of the order. The units of a line give back together what was paid for it, and the last units of the order all that is
 * left of its goods: of orders of before, whose refunds were rounded down, some cents more.
 */
export function refundOfUnits(
  lines: readonly RefundableLine[],
  units: ReadonlyMap<number, number>,
  currency: string,
): Money {
  const nothing = moneyOf(0, currency);
  const chosen = (line: RefundableLine) => Math.min(unitsLeft(line), units.get(line.position) ?? 0);
  if (!lines.some((line) => chosen(line) > 0)) return nothing;
  const isLast = lines.every((line) => chosen(line) === unitsLeft(line));
  const backOf = (line: RefundableLine) => (isLast ? minus(line.paid, line.given) : refundOfLine(line, chosen(line)));
  return sum(nothing, ...lines.map(backOf));
}

/** Returns what a refund of units of one line gives back, which its units give back together. */
export function refundOfLine(line: RefundableLine, units: number): Money {
  const nothing = moneyOf(0, line.paid.currency);
  if (units === 0) return nothing;
  const back = minus(paidForUnits(line, line.refunded + units), line.given);
  return back.minor > 0 ? back : nothing;
}

/**
 * Splits an amount over payments, the first ones first, as a refund takes it from them. Returns undefined if they have
 * less than that together.
 */
export function takeFrom(
  parts: readonly Pick<PaymentMoney, 'key' | 'refundable'>[],
  amount: Money,
): { readonly key: string; readonly amount: Money }[] | undefined {
  let left = amount;
  const taken = parts.flatMap(({ key, refundable }) => {
    const part = least(left, refundable);
    if (part.minor <= 0) return [];
    left = minus(left, part);
    return [{ key, amount: part }];
  });
  return left.minor === 0 ? taken : undefined;
}
