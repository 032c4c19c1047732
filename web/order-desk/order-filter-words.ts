import type { DeskFilter } from '#contract/order-desk.ts';

/** The filters of the payment that can be chosen. */
export const paidFilters = ['approved', 'pending', 'failure', 'rejected', 'cancelled'] as const satisfies DeskFilter[];

/** How people call them. */
export const paidWords = {
  approved: 'Aprobado',
  pending: 'Pendiente',
  failure: 'Sin concretar',
  rejected: 'Rechazado',
  cancelled: 'Cancelado o vencido',
} as const satisfies Record<(typeof paidFilters)[number], string>;
