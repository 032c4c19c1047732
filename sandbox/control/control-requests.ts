import { z } from 'zod';
import { means } from '../payments/means.ts';
import { paymentStatus } from '../payments/payment-status.ts';
import { topic } from '../webhooks/delivery-store.ts';

export const moveRequest = z.strictObject({ status: paymentStatus, status_detail: z.string().optional() });

/** A refund that the seller makes in the provider's own panel; of all that is left without an amount. */
export const panelRefundRequest = z.strictObject({ amount: z.union([z.number(), z.string()]).optional() });

/** A notification about a payment by another topic; the one of a case needs the case, which a move opens. */
export const noticeRequest = z.strictObject({ topic });

/** Where the account's application sends its notices. */
export const applicationRequest = z.strictObject({ notice_url: z.url() });

export const settleRequest = z.strictObject({
  status: z.enum(['approved', 'rejected']),
  /** Why it is rejected. */
  reason: z.string().min(1).max(200).optional(),
});

/** A payment without a browser. `amount` pays only that much, as the first of two cards. */
export const payRequest = z.strictObject({
  preference_id: z.string(),
  cardholder: z.string().min(1).default('APRO'),
  /** A means without a card, in place of the card holder's. */
  means: means.optional(),
  installments: z.number().int().optional(),
  amount: z.union([z.number(), z.string()]).optional(),
  /** What is withheld of it for the taxes of the account. */
  withheld: z.union([z.number(), z.string()]).optional(),
});

export type MoveRequest = z.output<typeof moveRequest>;
export type NoticeRequest = z.output<typeof noticeRequest>;
export type SettleRequest = z.output<typeof settleRequest>;
export type PayRequest = z.input<typeof payRequest>;
export type ReadPayRequest = z.output<typeof payRequest>;
