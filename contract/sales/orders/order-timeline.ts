import { z } from 'zod';
import { moment, money } from '#contract/core/fields/fields.ts';
import { fulfilmentStates } from '../fulfilment/fulfilment.ts';
import { handMeans } from '../payments/hand-payments.ts';
import { disputeStates } from './order-money.ts';
import { paymentMeans } from '../payments/payment-means.ts';
import { paymentStatuses } from '../payments/payment-status.ts';
import { orderStatuses } from './order-status.ts';
import { documentKinds } from '../tax-documents/document-rules.ts';
import { returnStates } from '../returns/return-state.ts';
import { withdrawalStates } from '../returns/withdrawals.ts';

/** `actor`: 'admin:ana', 'buyer', 'provider' or 'clock'. */
const common = { at: moment, actor: z.string() };

/** Something that happened to an order: its payment, money, goods, returns, e-mails and notes. */
export const timelineEntry = z.discriminatedUnion('what', [
  /** `from` is null where it was placed. */
  z.object({
    what: z.literal('status'),
    ...common,
    from: z.enum(orderStatuses).nullable(),
    to: z.enum(orderStatuses),
    reason: z.string(),
  }),
  /** An attempt to pay it at the provider. */
  z.object({
    what: z.literal('payment'),
    ...common,
    status: z.enum(paymentStatuses),
    means: paymentMeans.nullable(),
    amount: money,
  }),
  /** Its payment may still succeed. */
  z.object({ what: z.literal('awaited'), ...common, awaited: z.enum(['review', 'voucher']) }),
  /** The shop's people took the money. */
  z.object({ what: z.literal('taken'), ...common, means: z.enum(handMeans) }),
  /** Its buyer sent the receipt of a transfer, or it was refused. */
  z.object({ what: z.literal('receipt'), ...common, state: z.enum(['waiting', 'refused']), reason: z.string() }),
  /** Its buyer asked for a tax document, or does not need one any more. */
  z.object({ what: z.literal('document-asked'), ...common, isAsked: z.boolean() }),
  /** The shop's people attached a tax document. */
  z.object({ what: z.literal('document'), ...common, kind: z.enum(documentKinds), number: z.string() }),
  /** The link at which it is paid was sent to its buyer. */
  z.object({ what: z.literal('link'), ...common }),
  z.object({
    what: z.literal('fulfilment'),
    ...common,
    from: z.enum(fulfilmentStates),
    to: z.enum(fulfilmentStates),
    reason: z.string(),
  }),
  z.object({
    what: z.literal('parcel'),
    ...common,
    change: z.enum(['dispatched', 'corrected', 'delivered', 'removed']),
    carrier: z.string().nullable(),
    trackingNumber: z.string(),
  }),
  z.object({ what: z.literal('return'), ...common, id: z.int(), to: z.enum(returnStates), reason: z.string() }),
  z.object({ what: z.literal('dispute'), ...common, state: z.enum(disputeStates) }),
  /** The provider asks not to deliver it. */
  z.object({ what: z.literal('stopped'), ...common }),
  /** `problem` is the provider's reason of a refusal. */
  z.object({
    what: z.literal('refund'),
    ...common,
    state: z.enum(['asked', 'done', 'refused']),
    amount: money,
    reason: z.string(),
    problem: z.string().nullable(),
  }),
  z.object({ what: z.literal('withdrawal'), ...common, state: z.enum(withdrawalStates), code: z.string() }),
  z.object({ what: z.literal('email'), ...common, kind: z.string(), recipient: z.string() }),
  z.object({ what: z.literal('note'), ...common, text: z.string() }),
]);

export type TimelineEntry = z.output<typeof timelineEntry>;
