import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import { fulfilmentWords } from '../fulfilment/fulfilment.ts';
import { orderTexts } from './order.texts.ts';
import type { MoneyState } from './order-money.ts';
import type { Order } from './orders.ts';
import type { OrderStatus } from './order-status.ts';

/** How people call the statuses of an order. */
export const orderStatusWords = lateTexts({
  approved: () => t('order-state-words.approved'),
  pending: () => t('order-state-words.pending'),
  rejected: () => t('order-state-words.rejected'),
  failure: () => t('order-state-words.failure'),
}) satisfies Record<OrderStatus, string>;

/** Returns the state of an order as its buyer and its paper call it: one that was paid and then cancelled is not approved. */
export function orderStateName({ status, fulfilment }: Pick<Order, 'status' | 'fulfilment'>): string {
  return fulfilment === 'cancelled' ? fulfilmentWords.cancelled : orderStatusWords[status];
}

/** Returns what the paper of an order begins with: what is supplied, or that it was cancelled and nothing is. */
export function orderIntro({ fulfilment }: Pick<Order, 'fulfilment'>): string {
  return fulfilment === 'cancelled' ? t('orders.cancelledIntro') : orderTexts.intro;
}

/** How people call the states of an order's money. */
export const moneyStateWords = lateTexts({
  unpaid: () => t('order-state-words.unpaid'),
  paid: () => t('order-state-words.paid'),
  partly_refunded: () => t('order-state-words.partlyRefunded'),
  refunded: () => t('order-state-words.refunded'),
  disputed: () => t('order-state-words.disputed'),
  dispute_lost: () => t('order-state-words.disputeLost'),
  dispute_won: () => t('order-state-words.disputeWon'),
}) satisfies Record<MoneyState, string>;
