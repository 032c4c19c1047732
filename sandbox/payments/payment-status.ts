import { z } from 'zod';

export const paymentStatus = z.enum([
  'pending',
  'approved',
  'authorized',
  'in_process',
  'in_mediation',
  'rejected',
  'cancelled',
  'refunded',
  'charged_back',
]);

export type PaymentStatus = z.output<typeof paymentStatus>;

/** The allowed status changes by the provider. */
export const MOVES = {
  pending: ['in_process', 'approved', 'rejected', 'cancelled'],
  authorized: ['approved', 'cancelled'],
  in_process: ['approved', 'rejected', 'cancelled'],
  approved: ['refunded', 'in_mediation', 'charged_back'],
  in_mediation: ['approved', 'refunded', 'charged_back'],
  // The same status with another detail: a dispute ends as settled (lost) or reimbursed (won).
  charged_back: ['charged_back', 'refunded'],
  rejected: [],
  cancelled: [],
  refunded: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>;

/** The allowed details of each status; the first is the default. */
export const DETAILS = {
  pending: ['pending_waiting_payment', 'pending_waiting_transfer', 'pending_challenge'],
  authorized: ['pending_capture'],
  in_process: ['pending_contingency', 'pending_review_manual', 'offline_process', 'deferred_retry'],
  approved: ['accredited', 'partially_refunded'],
  // Not in the provider's published table.
  in_mediation: ['pending'],
  rejected: [
    'cc_rejected_other_reason',
    'cc_rejected_3ds_challenge',
    'cc_rejected_3ds_mandatory',
    'cc_rejected_bad_filled_card_number',
    'cc_rejected_bad_filled_date',
    'cc_rejected_bad_filled_other',
    'cc_rejected_bad_filled_security_code',
    'cc_rejected_blacklist',
    'cc_rejected_call_for_authorize',
    'cc_rejected_card_disabled',
    'cc_rejected_card_error',
    'cc_rejected_card_type_not_allowed',
    'cc_rejected_duplicated_payment',
    'cc_rejected_high_risk',
    'cc_rejected_insufficient_amount',
    'cc_rejected_invalid_installments',
    'cc_rejected_max_attempts',
    'cc_amount_rate_limit_exceeded',
    'bank_error',
    'insufficient_amount',
    'rejected_by_bank',
    'rejected_by_regulations',
    'rejected_insufficient_data',
  ],
  cancelled: ['expired', 'by_collector', 'by_payer'],
  refunded: ['refunded', 'by_admin'],
  charged_back: ['settled', 'in_process', 'reimbursed'],
} as const satisfies Record<PaymentStatus, readonly [string, ...string[]]>;

export function mayMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return MOVES[from].some((target) => target === to);
}
