import { t } from '#messages/messages.ts';
import type { ReceiptState } from '#contract/sales/payments/receipt-rules.ts';

/** What became of a receipt. */
export const receiptStateWords: Readonly<Record<ReceiptState, string>> = {
  waiting: t('held-orders.waiting'),
  confirmed: t('held-orders.confirmed'),
  refused: t('held-orders.refused'),
};
