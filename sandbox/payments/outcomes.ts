import type { PaymentStatus } from './payment-status.ts';

export type Outcome = { status: PaymentStatus; detail: string };
type NamedOutcome = Outcome & { name: string; means: string };

/** The published test holders. The names and meanings are the provider's; the details come from public integrations. */
export const OUTCOMES: readonly NamedOutcome[] = [
  { name: 'APRO', means: 'Pago aprobado', status: 'approved', detail: 'accredited' },
  { name: 'CONT', means: 'Pago pendiente', status: 'in_process', detail: 'pending_contingency' },
  { name: 'OTHE', means: 'Rechazado por error general', status: 'rejected', detail: 'cc_rejected_other_reason' },
  {
    name: 'CALL',
    means: 'Rechazado: hay que autorizar el pago',
    status: 'rejected',
    detail: 'cc_rejected_call_for_authorize',
  },
  {
    name: 'FUND',
    means: 'Rechazado por monto insuficiente',
    status: 'rejected',
    detail: 'cc_rejected_insufficient_amount',
  },
  {
    name: 'SECU',
    means: 'Rechazado por código de seguridad',
    status: 'rejected',
    detail: 'cc_rejected_bad_filled_security_code',
  },
  {
    name: 'EXPI',
    means: 'Rechazado por fecha de vencimiento',
    status: 'rejected',
    detail: 'cc_rejected_bad_filled_date',
  },
  {
    name: 'FORM',
    means: 'Rechazado por error en el formulario',
    status: 'rejected',
    detail: 'cc_rejected_bad_filled_other',
  },
];

/** A holder of ours, not of the provider: pays by a voucher that waits to be paid in cash, which no test card does. */
export const VOUCHER_HOLDER = 'PEND';
const VOUCHER: Outcome = { status: 'pending', detail: 'pending_waiting_payment' };

const REJECTED: Outcome = { status: 'rejected', detail: 'cc_rejected_other_reason' };

/** What happens to a card of this holder. An unknown name is rejected; with `binary` nothing stays pending. */
export function outcomeFor(holder: string, binary: boolean): Outcome {
  const name = holder.trim().toUpperCase();
  const outcome = name === VOUCHER_HOLDER ? VOUCHER : (OUTCOMES.find((known) => known.name === name) ?? REJECTED);
  return binary && (outcome.status === 'in_process' || outcome.status === 'pending') ? REJECTED : outcome;
}

const REASONS: Record<string, string> = {
  cc_rejected_bad_filled_card_number: 'Revisa el número de la tarjeta.',
  cc_rejected_bad_filled_date: 'Revisa la fecha de vencimiento.',
  cc_rejected_bad_filled_other: 'Revisa los datos de la tarjeta.',
  cc_rejected_bad_filled_security_code: 'Revisa el código de seguridad.',
  cc_rejected_call_for_authorize: 'El banco pide que autorices este pago antes de volver a intentarlo.',
  cc_rejected_insufficient_amount: 'La tarjeta no tiene fondos suficientes.',
};

/** Why a card was turned down, for its holder. */
export function rejectionReason(detail: string): string {
  return REASONS[detail] ?? 'El banco no aprobó el pago. Prueba con otra tarjeta.';
}
