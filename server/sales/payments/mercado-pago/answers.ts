import { z } from 'zod';
import { fromDecimal } from '#contract/core/money/money.ts';
import type { ProviderPayment, ProviderRefund } from '#server/core/context/payment-provider.ts';
import { factsAnswer, factsOf, providerMoment } from './payment-facts.ts';
import { awaits, disputeOf, isCaptured, isTakenBack, refundStateOf, statusOf, reasonWords } from './payment-states.ts';
import { providerName } from './facts.ts';

/** Whose payments are the shop's: the account of the access token, if the token names it, and if only real ones count. */
export type Account = { readonly collectorId: number | null; readonly isLive: boolean };

type Asked = { readonly collector_id?: number | null | undefined; readonly live_mode?: boolean | null | undefined };

/**
 * The account of an access token. Tokens have the form `APP_USR-<application>-<date>-<hash>-<account>`, those that charge
 * nobody begin with `TEST-`. Of a token of another form nothing is known. In a live shop with a token that charges, a
 * payment that was only a test does not count.
 */
export function accountOf(accessToken: string, isLiveShop: boolean): Account {
  const [, prefix, collector] = /^([A-Z_]+)-\d+-.*-(\d{1,15})$/.exec(accessToken) ?? [];
  return {
    collectorId: collector === undefined ? null : Number(collector),
    isLive: isLiveShop && prefix === 'APP_USR',
  };
}

/**
 * True if a payment belongs to the account, and is one that charged somebody where the account's token charges. What the
 * provider does not say is not held against the payment.
 */
export function isExpected({ collector_id: collector, live_mode: isLive }: Asked, account: Account): boolean {
  const isOurs = account.collectorId === null || (collector ?? account.collectorId) === account.collectorId;
  return isOurs && !(account.isLive && isLive === false);
}

// The provider adds fields without notice, so only what the shop reads is looked at.

export const preferenceAnswer = z.object({ id: z.string().min(1), init_point: z.url({ protocol: /^https?$/ }) });

/** A link that e-mails may hold: nothing but a web page. */
export const voucherAddress = z.url({ protocol: /^https?$/ }).max(2000);

/** A refund, as it is answered by itself and in its payment. */
export const refundAnswer = z.object({
  id: z.number(),
  amount: z.number(),
  status: z.string().nullish(),
  reason: z.string().nullish().catch(null),
  date_created: providerMoment.nullish(),
});

/** A payment as GET /v1/payments/{id} and the search show it. */
export const paymentAnswer = z.object({
  id: z.number().int().positive(),
  external_reference: z.string().nullish(),
  status: z.string(),
  status_detail: z.string().nullish(),
  transaction_amount: z.number(),
  transaction_amount_refunded: z.number().nullish(),
  currency_id: z.string(),
  date_created: providerMoment,
  date_approved: providerMoment.nullish(),
  date_last_updated: providerMoment.nullish(),
  date_of_expiration: providerMoment.nullish().catch(null),
  transaction_details: z
    .object({
      external_resource_url: voucherAddress.nullish(),
      net_received_amount: z.number().nullish().catch(null),
    })
    .nullish()
    .catch(null),
  ...factsAnswer,
  refunds: z.array(refundAnswer).nullish(),
  collector_id: z.number().nullish(),
  live_mode: z.boolean().nullish(),
});

/** A chargeback as GET /v1/chargebacks/{id} shows it: the payments that it is about. */
export const chargebackAnswer = z.object({ payments: z.array(z.union([z.number(), z.string()])).nullish() });

/** A claim as GET /post-purchase/v1/claims/{id} shows it: what it is about, and the id of that. */
export const claimAnswer = z.object({ resource: z.string().nullish(), resource_id: z.union([z.number(), z.string()]) });

/** A merchant order as GET /merchant_orders/{id} shows it. */
export const merchantOrderAnswer = z.object({ payments: z.array(z.object({ id: z.number() })).nullish() });

export const paymentSearchAnswer = z.object({
  paging: z.object({ total: z.number() }),
  results: z.array(paymentAnswer),
});

export type PaymentAnswer = z.output<typeof paymentAnswer>;

/** A refund of the provider in the shop's words. */
export function providerRefund(answer: z.output<typeof refundAnswer>, currency: string): ProviderRefund {
  const state = refundStateOf(answer.status);
  return {
    id: String(answer.id),
    amount: fromDecimal(answer.amount, currency),
    state,
    problem: state === 'refused' && answer.reason ? reasonWords(answer.reason) : null,
    createdAt: answer.date_created ?? null,
  };
}

/**
 * A payment of the provider in the shop's words. One of another account, or one that was only a test in a shop that
 * charges, pays none of the shop's orders.
 */
export function providerPayment(answer: PaymentAnswer, account: Account): ProviderPayment {
  const { status, currency_id: currency } = answer;
  const amount = fromDecimal(answer.transaction_amount, currency);
  const givenBack = fromDecimal(answer.transaction_amount_refunded ?? 0, currency);
  const detail = answer.status_detail ?? '';
  const approvedAt = isCaptured(status) ? (answer.date_approved ?? null) : null;
  return {
    provider: providerName,
    id: String(answer.id),
    reference: isExpected(answer, account) ? (answer.external_reference ?? null) : null,
    status: statusOf(status, detail),
    detail: `${status}/${detail}`,
    amount,
    refunded: isTakenBack(status, detail) ? amount : givenBack,
    createdAt: answer.date_created,
    approvedAt,
    updatedAt: answer.date_last_updated ?? answer.date_created,
    awaits: awaits(status, detail),
    payUntil: answer.date_of_expiration ?? null,
    voucherUrl: answer.transaction_details?.external_resource_url ?? null,
    refunds: (answer.refunds ?? []).map((refund) => providerRefund(refund, currency)),
    dispute: disputeOf(status, detail),
    facts: factsOf(answer, currency, approvedAt !== null),
  };
}
