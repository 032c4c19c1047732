import { moneyOf } from '#contract/core/money/money.ts';
import type { PaymentStatus } from '#contract/sales/payments/payment-status.ts';
import { billOf, settle, type Bill, type KnownPayment, type Settlement } from '#server/sales/payments/settle.ts';

/** What the orders of these tests ask for, in the smallest unit. */
export const asked = { total: 10_000, currency: 'ARS' } as const;

export const bill = billOf(asked);

/** Returns the time of a minute. */
export const minute = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 60_000);

/** Returns the key of the payment with an id. */
export const paymentKey = (id: number) => ({ provider: 'somebody', id: String(id) });

/** What is different of a payment, its amounts in the smallest unit of its currency. */
type Changes = Partial<Omit<KnownPayment, 'amount' | 'refunded'>> & {
  readonly amount?: number;
  readonly refunded?: number;
  readonly currency?: string;
};

/** The payment of a number, made and decided at the minute of that number. */
export function knownPayment(id: number, status: PaymentStatus, changes: Changes = {}): KnownPayment {
  const { amount = asked.total, refunded = 0, currency = asked.currency, ...others } = changes;
  return {
    ...paymentKey(id),
    status,
    amount: moneyOf(amount, currency),
    refunded: moneyOf(refunded, currency),
    createdAt: minute(id),
    approvedAt: status === 'approved' ? minute(id) : null,
    updatedAt: minute(id),
    refund: null,
    ...others,
  };
}

/** Judges payments of providers that let a total be paid in two at most. */
export function judged(asks: Bill, payments: readonly KnownPayment[]): Settlement {
  return settle(asks, payments, () => 2);
}
