import { t } from '#messages/messages.ts';
import { handMeansWords } from '#contract/sales/payments/hand-payments.ts';
import type { ManualPayment } from '#contract/sales/order-desk/manual-orders.ts';

/** How a manual order can be paid, as the form says it. */
export const paymentNames: Readonly<Record<ManualPayment, string>> = {
  cash: t('manual-orders.alreadyPaid', { means: handMeansWords.cash }),
  transfer: t('manual-orders.alreadyArrived', { means: handMeansWords.transfer }),
  link: t('manual-orders.sendLink'),
  later: t('manual-orders.later'),
};
