import { badRequest, paymentNotFound } from '../api/api-error.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { inTransaction } from '../store/database.ts';
import { nextNumber } from '../store/sequences.ts';
import { announce } from './announce.ts';
import { tellCase } from './case-store.ts';
import { DETAILS, mayMove, type PaymentStatus } from './payment-status.ts';
import { findPayment, updatePayment, type Payment } from './payment-store.ts';
import { insertRefund, refundsOfPayment } from './refund-store.ts';

/**
 * Changes the status of a payment, as the provider would, and notifies the shop. Throws ApiError 404, or 400 when the
 * change or the detail is invalid.
 */
export function movePayment(sandbox: Sandbox, id: number, to: PaymentStatus, detail?: string): Payment {
  const { db, settings } = sandbox;
  return inTransaction(db, () => {
    const payment = requirePayment(sandbox, id);
    const details: readonly string[] = DETAILS[to];
    const statusDetail = detail ?? defaultDetail(payment, to);
    if (!mayMove(payment.status, to) || !details.includes(statusDetail)) throw invalidState();
    const now = settings.clock();
    const refundedCents = to === 'refunded' ? refundRest(sandbox, payment) : payment.refundedCents;
    updatePayment(db, id, { status: to, statusDetail, refundedCents }, now);
    const moved = requirePayment(sandbox, id);
    announce(sandbox, moved, 'payment.updated');
    tellCase(sandbox, moved);
    return moved;
  });
}

/** Throws ApiError 404. */
export function requirePayment({ db }: Sandbox, id: number): Payment {
  const payment = Number.isSafeInteger(id) ? findPayment(db, id) : null;
  if (!payment) throw paymentNotFound();
  return payment;
}

export function invalidState() {
  return badRequest(3005, 'Not valid action, the resource is in a state that does not allow this operation.');
}

/** A won dispute restores the previous status of a payment, including refunds. */
function defaultDetail(payment: Payment, to: PaymentStatus): string {
  return to === 'approved' && payment.refundedCents > 0 ? 'partially_refunded' : DETAILS[to][0];
}

/** Refunds the rest, so that the sum of `refunds` equals the refunded amount. */
function refundRest({ db, settings }: Sandbox, payment: Payment): number {
  const paidCents = payment.amountCents + payment.shippingCents;
  const open = refundsOfPayment(db, payment.id).filter((refund) => refund.status === 'in_process');
  const now = settings.clock();
  const restCents = paidCents - payment.refundedCents - open.reduce((sum, refund) => sum + refund.amountCents, 0);
  if (open.length > 0) throw invalidState();
  insertRefund(db, {
    id: nextNumber(db, 'refund', now),
    paymentId: payment.id,
    amountCents: restCents,
    status: 'approved',
    reason: null,
    createdAt: now,
  });
  return paidCents;
}
