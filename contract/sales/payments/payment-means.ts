import { z } from 'zod';

/** How a payment was made. `wallet`: money in an account at the provider. `cash` and `transfer` may also be noted by the shop's people. */
export const paymentMeansKinds = [
  'credit_card',
  'debit_card',
  'prepaid_card',
  'ticket',
  'transfer',
  'wallet',
  'cash',
  'other',
] as const;

/** `name` is the brand, as 'Visa'; null if the kind says all. `digits` are the last four of a card. */
export const paymentMeans = z.object({
  kind: z.enum(paymentMeansKinds),
  name: z.string().nullable(),
  digits: z.string().nullable(),
});

export type PaymentMeans = z.output<typeof paymentMeans>;
