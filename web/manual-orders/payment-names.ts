import { handMeansWords } from '#contract/hand-payments.ts';
import type { ManualPayment } from '#contract/manual-orders.ts';

/** How a manual order can be paid, as the form says it. */
export const paymentNames: Readonly<Record<ManualPayment, string>> = {
  cash: `${handMeansWords.cash}: ya se cobró`,
  transfer: `${handMeansWords.transfer}: ya llegó`,
  link: 'Enviar un enlace de pago',
  later: 'Más tarde',
};
