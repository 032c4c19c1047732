import type { PaymentMeans } from '#contract/payment-means.ts';
import type { PaymentStatus } from '#contract/payment-status.ts';

const kinds = {
  credit_card: 'Tarjeta de crédito',
  debit_card: 'Tarjeta de débito',
  prepaid_card: 'Tarjeta prepaga',
  ticket: 'Cupón de pago',
  transfer: 'Transferencia',
  wallet: 'Dinero en cuenta',
  cash: 'Efectivo',
  other: 'Otro medio',
} as const satisfies Record<PaymentMeans['kind'], string>;

/** Returns how a payment was made: 'Tarjeta de crédito Visa terminada en 0604, 3 cuotas'. */
export function meansWords({ kind, name, digits }: PaymentMeans, installments: number | null): string {
  const card = [kinds[kind], name ?? '', digits ? `terminada en ${digits}` : ''].filter(Boolean).join(' ');
  return installments !== null && installments > 1 ? `${card}, ${installments} cuotas` : card;
}

/** How the back office calls the states of a payment. */
export const paymentStatusWords = {
  created: 'Sin empezar',
  pending: 'Pendiente',
  approved: 'Acreditado',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
  refunded: 'Devuelto',
  disputed: 'En disputa',
} as const satisfies Record<PaymentStatus, string>;
