import type { ConnectionGuide, PaymentEvent } from '#contract/sales/payments/payments.ts';
import type { CountryCode } from '#contract/core/countries/country.ts';
import type { Money } from '#contract/core/money/money.ts';
import type { NoticeAbout } from '#contract/sales/payments/notice-subjects.ts';
import type { DisputeState, RefundState } from '#contract/sales/orders/order-money.ts';
import type { PaymentStatus } from '#contract/sales/payments/payment-status.ts';
import type { CardPlan } from './card-plan.ts';
import type { PaymentFacts } from './payment-facts.ts';
import type { ChangedSettings, ProviderAccount } from './provider-account.ts';
import type { Settlements } from './settlements.ts';

/**
 * What a provider needs to know to take money for an order, all of one currency; the lines less their discount, and shipping,
 * sum to the total.
 */
export type CheckoutRequest = {
  readonly reference: string;
  readonly lines: readonly {
    readonly title: string;
    readonly quantity: number;
    readonly unitPrice: Money;
    /** The path of a picture in the shop, if there is one. */
    readonly picture?: string | undefined;
  }[];
  readonly discount: Money;
  /** What the discount is called; '' for nothing in particular. */
  readonly discountTitle?: string;
  readonly shipping: { readonly title: string; readonly price: Money };
  /** Null if it is not known. */
  readonly email: string | null;
  /** The path of the shop's page to which the buyer returns, in the buyer's language. */
  readonly returnPath: string;
  /** What the shop knows of who pays, for the provider's fraud checks. */
  readonly payer?: Payer | undefined;
  /** Until when an attempt to pay may begin. */
  readonly expiresAt: Date;
  /** Until when one that began may be paid by a slow means, such as a ticket. */
  readonly payUntil: Date;
  /** The id of the order's page that ended by itself, which this one replaces. */
  readonly replaces?: string;
};

/** A buyer: parts that are not known are null. `phone` as E.164, `dni` without separators. */
export type Payer = {
  readonly name: string | null;
  readonly surname: string | null;
  readonly dni: string | null;
  /** As E.164 writes it. */
  readonly phone: string | null;
  readonly address: {
    readonly street: string;
    readonly number: string;
    readonly postalCode: string;
  } | null;
};

/** The page where a buyer pays: the provider's own id of it, its address, and when it ends by itself, if that is known. */
export type PaymentPage = { readonly externalId: string; readonly url: string; readonly endsAt?: Date };

/** Identifies a payment among all providers' payments. Ids are the provider's, as text. */
export type PaymentKey = { readonly provider: string; readonly id: string };

/** A refund as its provider reports it. */
export type ProviderRefund = {
  readonly id: string;
  readonly amount: Money;
  readonly state: Exclude<RefundState, 'asked'>;
  /** Why it was refused; null for others, and if the provider does not say. */
  readonly problem: string | null;
  /** Null if the provider does not say. */
  readonly createdAt: Date | null;
};

/** A part of a payment that is to go back. The same key again asks for the same refund. */
export type RefundRequest = { readonly paymentId: string; readonly amount: Money; readonly key: string };

/** What the provider says to that: its refund, which may still be in process, or why it makes none. */
export type RefundAnswer =
  | { readonly kind: 'taken'; readonly refund: ProviderRefund }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * A payment as its provider reports it. Times are of the provider's clock; `approvedAt` is null until money was taken
 * and stays after a refund. `refunded` is the part of `amount` that was returned.
 */
export type ProviderPayment = PaymentKey & {
  /** The order that it pays; null for a payment that this shop did not create. */
  readonly reference: string | null;
  readonly status: PaymentStatus;
  /** The provider's own status text, for support. No code decides by it. */
  readonly detail: string;
  readonly amount: Money;
  readonly refunded: Money;
  readonly createdAt: Date;
  readonly approvedAt: Date | null;
  readonly updatedAt: Date;
  /** What a pending payment waits for: the provider's review, or the buyer's payment of a voucher; null otherwise. */
  readonly awaits: 'review' | 'voucher' | null;
  /** The due date of a voucher payment, and the voucher's address; null if the provider did not say. */
  readonly payUntil: Date | null;
  readonly voucherUrl: string | null;
  /** All of its refunds, in any state. */
  readonly refunds: readonly ProviderRefund[];
  /** How a dispute of it stands; null if there is none, or the provider does not say how it ended. */
  readonly dispute: DisputeState | null;
  readonly facts: PaymentFacts | null;
  /** True for an attempt that failed on a page that still takes another one; left out for others. */
  readonly isRetried?: boolean;
  /** The id by which its account's movements name it; left out where that is `id`, or not known yet. */
  readonly listedAs?: string;
};

/**
 * A notice as it arrived over HTTP (webhook): its address with the query, its headers, and the exact bytes of its body,
 * because providers sign any of them.
 */
export type NoticeRequest = { readonly url: URL; readonly headers: Headers; readonly body: Uint8Array };

/** What a notice is about: the provider's id of a payment or of something that payments belong to. */
export type NoticeSubject = { readonly about: NoticeAbout; readonly id: string };

/**
 * The result of parsing a notice. `forged`: no secret of the shop signed it. `unreadable`: it is signed but not
 * understood. `news`: `id` is the same in each repetition of the notice; `subject` is null if it is about nothing that
 * the shop follows.
 */
export type ParsedNotice =
  | { readonly kind: 'forged' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'news'; readonly id: string; readonly subject: NoticeSubject | null };

/**
 * Whose a credential is: the account's name, its country, as a code or, for one in which no shop can be, in the provider's
 * words, null if the provider does not say, and whether it is only for tests, so that nobody is charged; or why the provider
 * does not accept it.
 */
export type TriedAccount =
  | { readonly isAccepted: true; readonly name: string; readonly home: string | null; readonly isTest: boolean }
  | { readonly isAccepted: false; readonly reason: string; readonly isReached: boolean };

/**
 * What an owner does in the provider's panel to connect an account: where that is, at which path of the API the provider sends
 * its notices, and which kinds of them are selected there.
 */
export type ProviderConnection = {
  readonly guide: ConnectionGuide;
  readonly panelUrl: string;
  readonly noticePath: string;
  readonly events: readonly PaymentEvent[];
};

/** The provider did not answer, or answered that it is unavailable. The effect of the request is unknown. */
export class ProviderUnavailable extends Error {}

/**
 * The port to a payment provider. Every method that sends a request throws ProviderUnavailable if there is no usable
 * answer after its retries. Every method is idempotent: repeating it with the same arguments has the effect of one
 * call.
 */
export type PaymentProvider = {
  /** The provider's name in database rows. */
  readonly name: string;
  /** What people call it. */
  readonly title: string;
  /** Its settings; null if there is nothing to set. */
  readonly account: ProviderAccount | null;
  /** Creates the page where an order is paid. */
  start(request: CheckoutRequest): Promise<PaymentPage>;
  /** Asks the provider to accept no more payments on a page. */
  close(externalId: string): Promise<void>;
  /** Returns one payment; undefined if the provider has none with this id. */
  find(id: string): Promise<ProviderPayment | undefined>;
  /**
   * Returns all payments of an order, in any state. `page` is the id of its page as `start` returned it, if that is
   * known: a provider may tell of a new payment only by it.
   */
  findByReference(reference: string, page?: string): Promise<ProviderPayment[]>;
  /** Returns the payments that a notice is about; none if the provider does not know it. */
  findBySubject(subject: NoticeSubject): Promise<ProviderPayment[]>;
  /**
   * True if a page's payments have ids of another kind: one with this id is the same money under a second id, and does not count beside
   * them. Left out by a provider that has one id for a payment.
   */
  isOtherId?(paymentId: string, page: string): boolean;
  /** Refunds a part of a payment, once for each key. */
  refund(request: RefundRequest): Promise<RefundAnswer>;
  /** Parses a notice. Sends no request, and trusts nothing in it except which payment changed. */
  parseNotice(notice: NoticeRequest, now: Date): ParsedNotice;
  /** True if the provider operates in a country. */
  worksIn(code: CountryCode): boolean;
  /** True if the shop has an account there, so that its page can take money. */
  readonly isConnected: boolean;
  /** The least amount of a currency that any of its means takes; one of the smallest unit where that is not known. */
  leastAmount(currency: string): Money;
  /** In how many payments at most its buyers may pay a total, as with two cards. */
  readonly mostParts: number;
  /** For how many days after a payment it refunds it, and disputes of it come. */
  readonly refundableDays: number;
  /** Returns how an account of a country is connected; null if that needs nothing, or is not possible. */
  connectionIn(code: CountryCode): ProviderConnection | null;
  /**
   * Returns the plans for an amount of each brand of credit cards and each bank that the provider names; left out by a provider that
   * has no instalments. Throws ProviderUnavailable if that is not known of every one.
   */
  plans?(amount: Money): Promise<(readonly CardPlan[])[]>;
  /**
   * Returns what moved in the account since a time, and what the provider sent to the shop's bank; left out by a provider without an
   * account.
   */
  settlements?(since: Date): Promise<Settlements>;
  /** True if those have payouts; left out where money is released to the account, and the owner takes it. */
  readonly hasPayouts?: boolean;
  /**
   * Asks the provider whose a credential is, with the settings that are to change. The reason of a refusal is the provider's own. Never
   * throws.
   */
  tryAccount(credential: string, changed?: ChangedSettings): Promise<TriedAccount>;
};

/** The providers of a shop. Every order keeps the one that it began with: only what has no page yet is `offered`. */
export type PaymentProviders = {
  /** The provider of new checkouts. */
  readonly offered: PaymentProvider;
  /** All of them, the offered one first. */
  readonly all: readonly PaymentProvider[];
  /** Returns the provider of a database row. Throws ProviderUnavailable if this shop has no adapter for it. */
  readonly named: (name: string) => PaymentProvider;
};

/** Returns the providers of a shop; buyers pay with the first one. */
export function paymentProviders(offered: PaymentProvider, ...others: readonly PaymentProvider[]): PaymentProviders {
  const all = [offered, ...others];
  const byName = new Map(all.map((provider) => [provider.name, provider]));
  return {
    offered,
    all,
    named(name) {
      const found = byName.get(name);
      if (!found) throw new ProviderUnavailable(`this shop does not speak to the payment provider ${name}`);
      return found;
    },
  };
}
