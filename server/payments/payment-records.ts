import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#platform/database/database.ts';
import type { RefundReason } from './order-step.ts';
import { payments } from './payments.tables.ts';
import type { ProviderPayment } from '../context/payment-provider.ts';

export type PaymentRow = typeof payments.$inferSelect;

/**
 * Remembers what the provider said of an order's payments. News that are older than what is known change nothing, so
 * they may arrive in any order.
 */
export async function rememberPayments(
  transaction: Transaction,
  reference: string,
  news: readonly ProviderPayment[],
): Promise<void> {
  if (news.length === 0) return;
  await transaction
    .insert(payments)
    .values(news.map((payment) => ({ ...payment, orderReference: reference })))
    .onConflictDoUpdate({
      target: payments.id,
      set: {
        status: sql`excluded.status`,
        statusDetail: sql`excluded.status_detail`,
        amount: sql`excluded.amount_cents`,
        refunded: sql`excluded.refunded_cents`,
        currency: sql`excluded.currency`,
        approvedAt: sql`excluded.approved_at`,
        updatedAt: sql`excluded.updated_at`,
        payUntil: sql`excluded.pay_until`,
        voucherUrl: sql`excluded.voucher_url`,
      },
      setWhere: sql`${payments.updatedAt} <= excluded.updated_at and ${payments.orderReference} = ${reference}`,
    });
}

/** All known payments of some orders, oldest number first. */
export function paymentsOfOrders(db: Executor, references: readonly string[]): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(inArray(payments.orderReference, [...references]))
    .orderBy(asc(payments.id));
}

/** Decides that the money of payments goes back. What was decided before stays. */
export async function markRefundDue(db: Executor, ids: readonly number[], reason: RefundReason): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(payments)
    .set({ refund: 'due', refundReason: reason })
    .where(and(inArray(payments.id, [...ids]), isNull(payments.refund)));
}

/** Notes that nothing of a payment's money is left with the shop. */
export async function markRefundDone(db: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(payments)
    .set({ refund: 'done' })
    .where(inArray(payments.id, [...ids]));
}

/** Notes why a payment does not count for its order. */
export async function noteProblem(db: Executor, id: number, problem: string): Promise<void> {
  await db.update(payments).set({ problem }).where(eq(payments.id, id));
}
