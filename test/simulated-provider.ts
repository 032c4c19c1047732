import type {
  NoticeRequest,
  NoticeSubject,
  PaymentPage,
  PaymentProvider,
} from '#server/core/context/payment-provider.ts';

/** The result of a payment attempt. */
export type Outcome = 'approved' | 'rejected' | 'pending';

/**
 * A payment provider's adapter and its simulator, for the suite of port tests
 * (server/sales/payments/payment-provider.test.ts).
 */
export type SimulatedProvider = {
  /** The currency of its payments. */
  readonly currency: string;
  /** The adapter, with short timeouts; it accepts notifications signed with `secret`. */
  readonly provider: PaymentProvider;
  readonly secret: string;
  /** Pays as a buyer on a page. Returns the payment's id. Throws when the page accepts no payment. */
  pay(page: PaymentPage, outcome: Outcome): Promise<string>;
  /** Approves a pending payment, as the provider. */
  approve(id: string): Promise<void>;
  dispute(id: string): Promise<void>;
  /** Refunds a part of an approved payment, as the provider, in the currency's smallest unit. */
  giveBack(id: string, minor: number): Promise<void>;
  /** Returns a notification of a payment, signed with a secret. `repeats` is a notification to send again. */
  notice(id: string, secret: string, repeats?: string): NoticeRequest;
  /** What a notification of a payment is about. */
  subject(id: string): NoticeSubject;
  /** Returns a notification about another payment under a signature that was made for the one of `notice`. */
  misled(notice: NoticeRequest): NoticeRequest;
  /** Returns a rightly signed notification with this text as its body. */
  signed(body: string): NoticeRequest;
  /** From now on the provider reports pending payments with an unknown status. */
  inventStatus(): void;
  /** The provider stops responding until it is repaired. */
  breakDown(): Promise<void>;
  repair(): Promise<void>;
  close(): Promise<void>;
};
