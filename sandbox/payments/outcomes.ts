import type { PaymentStatus } from './payment-status.ts';

export type Outcome = { status: PaymentStatus; detail: string };
type NamedOutcome = Outcome & { name: string; means: string };

/**
 * The provider's test card holders. Names and meanings are the provider's; the details come from public integrations.
 */
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
  {
    name: 'CARD',
    means: 'Rechazado por falta del número de la tarjeta',
    status: 'rejected',
    detail: 'cc_rejected_bad_filled_card_number',
  },
  { name: 'INST', means: 'Rechazado por las cuotas', status: 'rejected', detail: 'cc_rejected_invalid_installments' },
  {
    name: 'DUPL',
    means: 'Rechazado por pago duplicado',
    status: 'rejected',
    detail: 'cc_rejected_duplicated_payment',
  },
  {
    name: 'LOCK',
    means: 'Rechazado por tarjeta inhabilitada',
    status: 'rejected',
    detail: 'cc_rejected_card_disabled',
  },
  {
    name: 'CTNA',
    means: 'Rechazado por tipo de tarjeta no permitido',
    status: 'rejected',
    detail: 'cc_rejected_card_type_not_allowed',
  },
  { name: 'ATTE', means: 'Rechazado por exceso de intentos', status: 'rejected', detail: 'cc_rejected_max_attempts' },
  { name: 'BLAC', means: 'Rechazado por lista negra', status: 'rejected', detail: 'cc_rejected_blacklist' },
  { name: 'UNSU', means: 'Rechazado: no soportado', status: 'rejected', detail: 'cc_rejected_other_reason' },
  {
    name: 'TEST',
    means: 'Rechazado por regla de montos',
    status: 'rejected',
    detail: 'cc_amount_rate_limit_exceeded',
  },
];

/** A card holder of the sandbox, not of the provider: pays by a voucher that is pending, which no test card does. */
export const VOUCHER_HOLDER = 'PEND';
const VOUCHER: Outcome = { status: 'pending', detail: 'pending_waiting_payment' };

const REJECTED: Outcome = { status: 'rejected', detail: 'cc_rejected_other_reason' };

/** Returns the outcome for a card holder. An unknown name is rejected; with `binary` nothing stays pending. */
export function outcomeFor(holder: string, binary: boolean): Outcome {
  const name = holder.trim().toUpperCase();
  const outcome = name === VOUCHER_HOLDER ? VOUCHER : (OUTCOMES.find((known) => known.name === name) ?? REJECTED);
  return binary && (outcome.status === 'in_process' || outcome.status === 'pending') ? REJECTED : outcome;
}

const REASONS: Record<string, string> = {
  cc_rejected_bad_filled_card_number: 'Revise el número de la tarjeta.',
  cc_rejected_bad_filled_date: 'Revise la fecha de vencimiento.',
  cc_rejected_bad_filled_other: 'Revise los datos de la tarjeta.',
  cc_rejected_bad_filled_security_code: 'Revise el código de seguridad.',
  cc_rejected_call_for_authorize: 'El banco pide que autorice este pago antes de volver a intentarlo.',
  cc_rejected_insufficient_amount: 'La tarjeta no tiene fondos suficientes.',
};

/** Returns the reason of a rejection, for the card holder. */
export function rejectionReason(detail: string): string {
  return REASONS[detail] ?? 'Puede intentar con otra tarjeta.';
}
