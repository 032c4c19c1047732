import { t } from '#messages/messages.ts';
import type { OrderTrouble } from '#contract/sales/order-desk/order-desk.ts';

/** What is wrong with orders, for the filter of the list. */
export const troubleWords = {
  disputed: t('order-words.disputed'),
  stopped: t('order-words.deliveryStopped'),
  'refund-refused': t('order-words.refundWasRefused'),
  'rounding-left': t('order-words.roundingLeft'),
} as const satisfies Record<OrderTrouble, string>;
