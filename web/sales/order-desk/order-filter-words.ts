import { t } from '#messages/messages.ts';
import type { DeskFilter } from '#contract/sales/order-desk/order-desk.ts';

/** The filters of the payment that can be chosen. */
export const paidFilters = ['approved', 'pending', 'failure', 'rejected', 'cancelled'] as const satisfies DeskFilter[];

/** How people call them. */
export const paidWords = {
  approved: t('order-desk.approved'),
  pending: t('order-desk.pending'),
  failure: t('order-desk.notCompleted'),
  rejected: t('order-desk.rejected'),
  cancelled: t('order-desk.cancelledOrExpired'),
} as const satisfies Record<(typeof paidFilters)[number], string>;
