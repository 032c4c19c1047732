/**
 * The statuses of a payment, independent of the provider, and their meaning for the order: `unbegun`: no attempt to pay
 * yet. `open`: it may still succeed. `money`: it was paid, whatever its later status. `dead`: it ended without a
 * payment. A partial refund is a separate amount and no status.
 */
export const paymentMeanings = {
  created: 'unbegun',
  pending: 'open',
  approved: 'money',
  rejected: 'dead',
  cancelled: 'dead',
  refunded: 'money',
  disputed: 'money',
} as const;

export type PaymentStatus = keyof typeof paymentMeanings;

export const paymentStatuses = [
  'created',
  'pending',
  'approved',
  'rejected',
  'cancelled',
  'refunded',
  'disputed',
] as const satisfies readonly PaymentStatus[];
