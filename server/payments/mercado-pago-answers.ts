import { z } from 'zod';
import { fromDecimal } from '#contract/money.ts';
import type { ProviderPayment } from '../context/payment-provider.ts';

// The provider adds fields without notice, so only what the shop reads is looked at.

const amount = z.number().transform((decimal) => fromDecimal(decimal));

/** 2026-01-31T10:04:58.396-04:00 */
const providerMoment = z
  .string()
  .transform((text) => new Date(text))
  .refine((at) => !Number.isNaN(at.getTime()));

export const preferenceAnswer = z.object({ id: z.string().min(1), init_point: z.url({ protocol: /^https?$/ }) });

/** A link that letters may hold: nothing but a web page. */
const voucherAddress = z.url({ protocol: /^https?$/ }).max(2000);

const refundAnswer = z.object({ id: z.number(), status: z.string().nullish() });

/** A payment as GET /v1/payments/{id} and the search show it. */
export const paymentAnswer = z.object({
  id: z.number().int().positive(),
  external_reference: z.string().nullish(),
  status: z.string(),
  status_detail: z.string().nullish(),
  transaction_amount: amount,
  transaction_amount_refunded: amount.nullish(),
  currency_id: z.string(),
  date_created: providerMoment,
  date_approved: providerMoment.nullish(),
  date_last_updated: providerMoment.nullish(),
  date_of_expiration: providerMoment.nullish().catch(null),
  transaction_details: z.object({ external_resource_url: voucherAddress.nullish() }).nullish().catch(null),
  refunds: z.array(refundAnswer).nullish(),
});

export const paymentSearchAnswer = z.object({
  paging: z.object({ total: z.number() }),
  results: z.array(paymentAnswer),
});

export type PaymentAnswer = z.output<typeof paymentAnswer>;

export function providerPayment(answer: PaymentAnswer): ProviderPayment {
  return {
    id: answer.id,
    reference: answer.external_reference ?? null,
    status: answer.status,
    statusDetail: answer.status_detail ?? '',
    amount: answer.transaction_amount,
    refunded: answer.transaction_amount_refunded ?? fromDecimal(0),
    currency: answer.currency_id,
    approvedAt: answer.date_approved ?? null,
    updatedAt: answer.date_last_updated ?? answer.date_created,
    payUntil: answer.date_of_expiration ?? null,
    voucherUrl: answer.transaction_details?.external_resource_url ?? null,
  };
}
