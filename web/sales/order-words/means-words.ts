import { t } from '#messages/messages.ts';
import type { PaymentStatus } from '#contract/sales/payments/payment-status.ts';

/** How the back office calls the states of a payment. */
export const paymentStatusWords = {
  created: t('order-words.notStarted'),
  pending: t('order-words.pending'),
  approved: t('order-words.approved'),
  rejected: t('order-words.rejected'),
  cancelled: t('order-words.cancelled'),
  refunded: t('order-words.refunded'),
  disputed: t('order-words.disputed'),
} as const satisfies Record<PaymentStatus, string>;
