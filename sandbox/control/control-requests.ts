import { z } from 'zod';
import { paymentStatus } from '../payments/payment-status.ts';

export const moveRequest = z.strictObject({ status: paymentStatus, status_detail: z.string().optional() });

export const settleRequest = z.strictObject({ status: z.enum(['approved', 'rejected']) });

/** A buyer who pays without a browser. `amount` pays only that much, as the first of two cards. */
export const payRequest = z.strictObject({
  preference_id: z.string(),
  cardholder: z.string().min(1),
  amount: z.union([z.number(), z.string()]).optional(),
});

export type MoveRequest = z.output<typeof moveRequest>;
export type SettleRequest = z.output<typeof settleRequest>;
export type PayRequest = z.output<typeof payRequest>;
