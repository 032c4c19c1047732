import type { OrderTrouble } from '#contract/order-desk.ts';

/** What is wrong with orders, for the filter of the list. */
export const troubleWords = {
  disputed: 'En disputa',
  stopped: 'Entrega frenada',
  'refund-refused': 'Devolución rechazada',
} as const satisfies Record<OrderTrouble, string>;
