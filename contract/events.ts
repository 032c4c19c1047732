import { z } from 'zod';
import type { AuditAction } from './office/audit-desk.ts';
import { disputeStates } from './sales/orders/order-money.ts';
import { fulfilmentStates } from './sales/fulfilment/fulfilment.ts';
import { orderStatuses } from './sales/orders/order-status.ts';
import { returnStates } from './sales/returns/return-state.ts';

/** A change by an administrator: the values before and after. The subject is as in the audit log. */
export const administrative = z.object({ before: z.json().optional(), after: z.json().optional() });

/** E-mails go to the address at that moment, so the event holds it; it is deleted with the account. */
const ofAccount = z.object({ userId: z.number(), recipient: z.string() });

/** Events of orders. The subject is the order's reference. */
export const orderEvents = {
  'order.placed': z.object({ reason: z.string() }),
  'order.moved': z.object({ from: z.enum(orderStatuses), to: z.enum(orderStatuses), reason: z.string() }),
  /** Its payment may still succeed: it is under review, or the buyer has to pay a voucher. */
  'order.awaited': z.object({ awaited: z.enum(['review', 'voucher']) }),
  /** A refund of it is done or was refused by the provider. `refund` is its key. */
  'order.refund-settled': z.object({ refund: z.uuid(), state: z.enum(['done', 'refused']) }),
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

/** Events of accounts. The subject is the account's id. */
export const accountEvents = {
  'account.registered': ofAccount,
  'account.reset-asked': ofAccount,
  'account.password-changed': ofAccount,
  /** A new administrator who has no password yet. */
  'account.password-needed': ofAccount,
  /** `recipient` is the new address, `present` the current one. */
  'account.address-asked': ofAccount.extend({ present: z.string().nullable() }),
  /** `recipient` is the old address. */
  'account.address-changed': ofAccount,
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

type OwnEvents = typeof orderEvents & typeof accountEvents & typeof withdrawalEvents & typeof claimEvents;

/** The kind of an event; actions of administrators are events too. */
export type EventKind = keyof OwnEvents | AuditAction;

/** The data of an event of a kind. */
export type EventDataOf<Kind extends EventKind> = z.output<
  Kind extends keyof OwnEvents ? OwnEvents[Kind] : typeof administrative
>;
