import type { MoneyState } from './order-money.ts';
import type { OrderStatus } from './order-status.ts';

/** How people call the statuses of an order. */
export const orderStatusWords = {
  approved: 'Aprobada',
  pending: 'Pendiente',
  rejected: 'Rechazada',
  failure: 'No concretada',
} as const satisfies Record<OrderStatus, string>;

/** How people call the states of an order's money. */
export const moneyStateWords = {
  unpaid: 'Sin pagar',
  paid: 'Pagada',
  partly_refunded: 'Reembolso parcial',
  refunded: 'Reembolsada',
  disputed: 'En disputa',
  dispute_lost: 'Disputa perdida',
  dispute_won: 'Disputa ganada',
} as const satisfies Record<MoneyState, string>;
