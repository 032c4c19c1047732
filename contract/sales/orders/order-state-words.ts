import { t } from '#messages/messages.ts';
import { fulfilmentWords } from '../fulfilment/fulfilment.ts';
import type { MoneyState } from './order-money.ts';
import type { Order } from './orders.ts';
import type { OrderStatus } from './order-status.ts';

/** How people call the statuses of an order. */
export const orderStatusWords = {
  get approved() {
    return t('order-state-words.approved');
  },
  get pending() {
    return t('order-state-words.pending');
  },
  get rejected() {
    return t('order-state-words.rejected');
  },
  get failure() {
    return t('order-state-words.failure');
  },
} satisfies Record<OrderStatus, string>;

/** Returns the state of an order as its buyer and its paper call it: one that was paid and then cancelled is not approved. */
export function orderStateName({ status, fulfilment }: Pick<Order, 'status' | 'fulfilment'>): string {
  return fulfilment === 'cancelled' ? fulfilmentWords.cancelled : orderStatusWords[status];
}

/** How people call the states of an order's money. */
export const moneyStateWords = {
  get unpaid() {
    return t('order-state-words.unpaid');
  },
  get paid() {
    return t('order-state-words.paid');
  },
  get partly_refunded() {
    return t('order-state-words.partlyRefunded');
  },
  get refunded() {
    return t('order-state-words.refunded');
  },
  get disputed() {
    return t('order-state-words.disputed');
  },
  get dispute_lost() {
    return t('order-state-words.disputeLost');
  },
  get dispute_won() {
    return t('order-state-words.disputeWon');
  },
} satisfies Record<MoneyState, string>;
