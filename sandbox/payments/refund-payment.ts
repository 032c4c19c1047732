import { badRequest, type ApiError } from '../api/api-error.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { inTransaction } from '../store/database.ts';
import { nextNumber } from '../store/sequences.ts';
import { isPayable } from '../values/currency.ts';
import { announce } from './announce.ts';
import { takeRefundSwitch } from '../webhooks/switches.ts';
import { invalidState, requirePayment } from './move-payment.ts';
import { updatePayment, type Payment } from './payment-store.ts';
import { paymentView } from './payment-view.ts';
import { findRefund, insertRefund, refundsOfPayment, setRefundStatus, type Refund } from './refund-store.ts';

// The provider refunds up to 180 days after approval.
const REFUNDABLE_MS = 180 * 24 * 60 * 60 * 1000;

/** Why a refund is rejected if nothing else was said: the account cannot pay it. */
const DEFAULT_REASON = 'Insufficient balance';

/**
 * Refunds part of a payment, or (null) the rest of it, as the switch for refunds says; returns an error if that refuses,
 * which must not roll back its use. Throws ApiError 404, or 400: not approved, too old, or more than the rest (minus
 * refunds in process).
 */
export function refundPayment(sandbox: Sandbox, paymentId: number, amountCents: number | null): Refund | ApiError {
  const { db, settings } = sandbox;
  return inTransaction(db, () => {
    const payment = requirePayment(sandbox, paymentId);
    const now = settings.clock();
    if (payment.status !== 'approved' || payment.approvedAt === null) throw invalidState();
    if (now - payment.approvedAt > REFUNDABLE_MS) throw badRequest(2024, 'Payment too old to be refunded');
    const leftCents = leftToRefund(sandbox, payment);
    const wanted = amountCents ?? leftCents;
    // The provider's error number for a refund above the balance is not documented.
    const isWhole = isPayable(wanted, paymentView(sandbox, payment).currency_id);
    if (wanted <= 0 || wanted > leftCents || !isWhole) throw badRequest(4037, 'Invalid transaction_amount.');
    const { status, reason = DEFAULT_REASON } = takeRefundSwitch(db);
    // The provider's error number for an empty balance is not documented.
    if (status === 'refused') return badRequest(4018, reason);
    const refund: Refund = {
      id: nextNumber(db, 'refund', now),
      paymentId,
      amountCents: wanted,
      status,
      reason: status === 'rejected' ? reason : null,
      createdAt: now,
    };
    insertRefund(db, refund);
    if (status === 'approved') countRefund(sandbox, payment, wanted);
    return refund;
  });
}

export type RefundEnd = { readonly status: 'approved' | 'rejected'; readonly reason?: string | undefined };

/** Completes a refund in process. Throws ApiError 404, or 400 when it is not in process. */
export function settleRefund(sandbox: Sandbox, refundId: number, { status, reason }: RefundEnd): Refund {
  const { db } = sandbox;
  return inTransaction(db, () => {
    const refund = Number.isSafeInteger(refundId) ? findRefund(db, refundId) : null;
    if (refund?.status !== 'in_process') throw invalidState();
    const settled = { ...refund, status, reason: status === 'rejected' ? (reason ?? DEFAULT_REASON) : null };
    setRefundStatus(db, settled);
    if (status === 'approved') countRefund(sandbox, requirePayment(sandbox, refund.paymentId), refund.amountCents);
    return settled;
  });
}

function leftToRefund({ db }: Sandbox, payment: Payment): number {
  const taken = refundsOfPayment(db, payment.id).filter((refund) => refund.status !== 'rejected');
  return payment.amountCents + payment.shippingCents - taken.reduce((sum, refund) => sum + refund.amountCents, 0);
}

/** A partially refunded payment stays approved, with another detail. */
function countRefund(sandbox: Sandbox, payment: Payment, amountCents: number): void {
  const { db, settings } = sandbox;
  const refundedCents = payment.refundedCents + amountCents;
  const isWhole = refundedCents === payment.amountCents + payment.shippingCents;
  const outcome = isWhole
    ? ({ status: 'refunded', statusDetail: 'refunded' } as const)
    : ({ status: payment.status, statusDetail: 'partially_refunded' } as const);
  updatePayment(db, payment.id, { ...outcome, refundedCents }, settings.clock());
  announce(sandbox, requirePayment(sandbox, payment.id), 'payment.updated');
}
