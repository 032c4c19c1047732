import { DETAILS, MOVES } from '../payments/payment-status.ts';
import type { PaymentStatus } from '../payments/payment-status.ts';
import type { Payment } from '../payments/payment-store.ts';

export type PanelMove = { status: PaymentStatus; detail: string; label: string };

const LABELS = {
  pending: 'Dejar pendiente',
  authorized: 'Autorizar',
  in_process: 'Poner en revisión',
  approved: 'Aprobar',
  rejected: 'Rechazar',
  cancelled: 'Vencer',
  refunded: 'Devolver',
  in_mediation: 'Abrir reclamo',
  charged_back: 'Contracargo',
} as const satisfies Record<PaymentStatus, string>;

const DISPUTE_ENDS: readonly PanelMove[] = [
  { status: 'charged_back', detail: 'settled', label: 'Contracargo perdido' },
  { status: 'charged_back', detail: 'reimbursed', label: 'Contracargo ganado' },
];

/** Returns the buttons of a payment. */
export function panelMoves(payment: Payment): PanelMove[] {
  const targets: readonly PaymentStatus[] = MOVES[payment.status];
  return targets.flatMap((status) => {
    if (payment.status === 'charged_back' && status === 'charged_back') {
      return DISPUTE_ENDS.filter((end) => end.detail !== payment.statusDetail);
    }
    const detail = status === 'approved' && payment.refundedCents > 0 ? 'partially_refunded' : DETAILS[status][0];
    return [{ status, detail, label: LABELS[status] }];
  });
}
