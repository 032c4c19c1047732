import { z } from 'zod';
import { voucherAddress } from '../answers.ts';
import { providerMoment } from '../payment-facts.ts';

// The provider adds fields without notice, so only what the shop reads is looked at.

const decimal = z.union([z.string().regex(/^\d{1,12}(?:\.\d{1,4})?$/), z.number().min(0)]).transform(Number);

const id = z.string().regex(/^[\w-]{1,80}$/);

const payment = z.object({
  id,
  status: z.string(),
  status_detail: z.string().nullish(),
  amount: decimal,
  refunded_amount: decimal.nullish(),
  // Of the payments API, where it says so.
  reference_id: z.string().nullish().catch(null),
  reference: z.object({ id: z.string().nullish() }).nullish().catch(null),
  payment_method: z
    .object({
      id: z.string().max(60).nullish(),
      type: z.string().nullish(),
      installments: z.int().min(1).max(99).nullish(),
      ticket_url: voucherAddress.nullish().catch(null),
    })
    .nullish()
    .catch(null),
  date_of_expiration: providerMoment.nullish().catch(null),
});

/** A refund of an order's payment. */
const orderRefund = z.object({ id, transaction_id: z.string(), amount: decimal, status: z.string().nullish() });

const chargeback = z.object({ transaction_id: z.string().nullish(), status: z.string().nullish() });

/** What a refund of an order answers: the order with its refunds. */
export const refundedOrder = z.object({ transactions: z.object({ refunds: z.array(orderRefund) }) });

/** An order as GET /v1/orders/{id} shows it. */
export const orderAnswer = z.object({
  id,
  status: z.string(),
  status_detail: z.string().nullish(),
  external_reference: z.string().nullish(),
  currency: z.string().length(3).nullish(),
  site_id: z.string().nullish(),
  user_id: z.union([z.string(), z.number()]).nullish(),
  checkout_url: z.url({ protocol: /^https?$/ }).nullish(),
  total_amount: decimal,
  created_date: providerMoment,
  last_updated_date: providerMoment.nullish(),
  transactions: z
    .object({
      payments: z.array(payment).nullish(),
      refunds: z.array(orderRefund).nullish(),
      chargebacks: z.array(chargeback).nullish().catch(null),
    })
    .nullish(),
});

export const orderSearchAnswer = z.object({ data: z.array(orderAnswer).nullish() });

export type OrderAnswer = z.output<typeof orderAnswer>;
export type OrderPayment = z.output<typeof payment>;
export type OrderRefund = z.output<typeof orderRefund>;
