import type { Cents } from '#contract/money.ts';

/** What the provider needs to know to take money for an order. Amounts in cents; the lines sum to the total. */
export type CheckoutRequest = {
  readonly reference: string;
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly unitPrice: Cents }[];
  readonly shipping: Cents;
  readonly email: string;
  readonly expiresAt: Date;
};

export type StartedCheckout = { readonly preferenceId: string; readonly initPoint: string };

/**
 * A payment as the provider tells it. `updatedAt` and `approvedAt` are of the provider's own clock; `approvedAt` is null
 * until money was taken and stays when it is given back. `refunded` is what has gone back of `amount`.
 */
export type ProviderPayment = {
  readonly id: number;
  readonly reference: string | null;
  readonly status: string;
  readonly statusDetail: string;
  readonly amount: Cents;
  readonly refunded: Cents;
  readonly currency: string;
  readonly approvedAt: Date | null;
  readonly updatedAt: Date;
  /** Until when, and by which voucher, a payment that its buyer still has to make is made; null where it was not told. */
  readonly payUntil: Date | null;
  readonly voucherUrl: string | null;
};

/** The provider did not answer, or answered that it cannot. Nothing is known about what it did. */
export class ProviderUnavailable extends Error {}

/**
 * The shop's own view of a card payment provider. Every method throws ProviderUnavailable when there is no usable
 * answer after its retries. Repeating a method with the same arguments has the effect of calling it once.
 */
export type PaymentProvider = {
  startCheckout(request: CheckoutRequest): Promise<StartedCheckout>;
  /** Asks that no payment be taken any more. */
  closeCheckout(preferenceId: string): Promise<void>;
  payment(id: number): Promise<ProviderPayment | undefined>;
  /** All payments of an order, in any state. */
  paymentsOf(reference: string): Promise<ProviderPayment[]>;
  /** Sends back all that is left of a payment. */
  refund(paymentId: number): Promise<void>;
};
