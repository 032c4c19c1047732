import { t } from '#messages/messages.ts';
import { moneyStateWords } from '#contract/sales/orders/order-state-words.ts';
import type { MoneyState, RefundState } from '#contract/sales/orders/order-money.ts';

/** Returns the state of an order's money in words. */
export function moneyStateName(state: MoneyState): string {
  return moneyStateWords[state];
}

const refundNames = {
  asked: t('order-words.refundAsked'),
  in_progress: t('order-words.refundInProgress'),
  done: t('order-words.refundDone'),
  refused: t('order-words.refundRefused'),
} as const satisfies Record<RefundState, string>;

/** Returns the state of a refund in words. */
export function refundStateName(state: RefundState): string {
  return refundNames[state];
}
