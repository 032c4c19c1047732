import { z } from 'zod';
import { fulfilmentStates } from './fulfilment/fulfilment.ts';
import { disputeStates } from './orders/order-money.ts';
import { orderStatuses } from './orders/order-status.ts';
import { returnStates } from './returns/return-state.ts';
import { documentKinds } from './tax-documents/document-rules.ts';

/** Events of orders. The subject is the order's reference. */
export const orderEvents = {
  'order.placed': z.object({ reason: z.string() }),
  'order.moved': z.object({ from: z.enum(orderStatuses), to: z.enum(orderStatuses), reason: z.string() }),
  /** Its payment may still succeed: it is under review, or the buyer has to pay a voucher. */
  'order.awaited': z.object({ awaited: z.enum(['review', 'voucher']) }),
  /** Its buyer sent a receipt of a transfer, or the shop's people refused one. `receipt` is its id, null for one that waits. */
  'order.receipt': z.object({
    receipt: z.uuid().nullable(),
    state: z.enum(['waiting', 'refused']),
    reason: z.string(),
  }),
  /** Its buyer asked for a tax document or changed what was given for it, or `isAsked` no more. The data are no part of the log. */
  'order.document-asked': z.object({ isAsked: z.boolean() }),
  /** The shop's people attached a tax document. */
  'order.document': z.object({ document: z.uuid(), kind: z.enum(documentKinds), number: z.string() }),
  /** Its buyer is to be reminded of its payment by transfer. */
  'order.reminded': z.object({}),
  /** A refund of it is done or was refused by the provider. `refund` is its key; `isBack`: it was done, and the bank gave it back. */
  'order.refund-settled': z.object({
    refund: z.uuid(),
    state: z.enum(['done', 'refused']),
    isBack: z.boolean().default(false),
  }),
  /** The shop's people sent its buyer the link at which it is paid. */
  'order.link-sent': z.object({}),
  /** A note that only administrators see. */
  'order.noted': z.object({ text: z.string() }),
  'order.disputed': z.object({ payment: z.string(), state: z.enum(disputeStates) }),
  /** The provider asks not to deliver it. */
  'order.delivery-stopped': z.object({ payment: z.string() }),
  /** The delivery of a paid order went on, or a wrong move was taken back. */
  'order.fulfilment-moved': z.object({
    from: z.enum(fulfilmentStates),
    to: z.enum(fulfilmentStates),
    reason: z.string(),
  }),
  /** A parcel was handed over, corrected, delivered or taken back. */
  'order.parcel': z.object({
    what: z.enum(['dispatched', 'corrected', 'delivered', 'removed']),
    parcelId: z.int(),
    carrier: z.string().nullable(),
    trackingNumber: z.string(),
  }),
  /** A return of it was requested, `from` null, or went on. `return` is its id, `reason` what was typed. */
  'order.return-moved': z.object({
    return: z.int(),
    from: z.enum(returnStates).nullable(),
    to: z.enum(returnStates),
    reason: z.string(),
  }),
} as const;

/** Events of withdrawals. The subject is the withdrawal's code. */
export const withdrawalEvents = {
  /** Somebody takes back a purchase; `order` is null if there is no such order. */
  'withdrawal.received': z.object({ order: z.uuid().nullable() }),
} as const;

/** Events of claims: complaints of the book, and payments to be reversed. The subject is the claim's id. */
export const claimEvents = {
  'claim.received': z.object({}),
  'claim.answered': z.object({}),
} as const;

/** The events of the area. */
export const salesEvents = { ...orderEvents, ...withdrawalEvents, ...claimEvents } as const;

/** What administrators change in the area; each is an event too. */
export const salesActions = [
  'order.status',
  'order.refund',
  'order.create',
  'order.payment',
  'order.receipt-refused',
  'order.document-attached',
  'order.document-withdrawn',
  'carrier.create',
  'carrier.update',
  'withdrawal.handle',
  'claim.answer',
] as const;
