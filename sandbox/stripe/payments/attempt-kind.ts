import { z } from 'zod';
import type { Kind } from '../store/documents.ts';

/** With what a buyer pays: a test card by its number, or another means. */
export const payingMeans = z.union([
  z.object({ type: z.literal('card'), number: z.string() }),
  z.object({ type: z.literal('bizum') }),
  z.object({ type: z.literal('oxxo') }),
]);

export type PayingMeans = z.output<typeof payingMeans>;

/** An attempt that waits for its buyer, at the bank or in the app. Its id is that of the payment with a prefix. */
export const openAttempt = {
  name: 'open_attempt',
  shape: z.object({ id: z.string(), session: z.string(), means: payingMeans }),
} as const satisfies Kind<{ id: string }>;

export const attemptId = (intentId: string) => `attempt_${intentId}`;
