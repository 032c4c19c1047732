import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Services } from '../context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { markRefundDone, rememberPayments } from './payment-records.ts';
import type { PaymentRow } from './payment-records.ts';
import { payments } from './payments.tables.ts';
import { ProviderUnavailable } from '../context/payment-provider.ts';
import { isAllBack } from './settle.ts';

/**
 * Gives back the money of an order's payments that is due, each once: the provider is asked under the payment's own
 * key, and a refund counts as done when the provider's payment shows that nothing is left. What fails stays due and
 * the next round of the jobs tries again.
 */
export async function sendBackDue(services: Services, reference: string): Promise<void> {
  const due = await services.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderReference, reference), eq(payments.refund, 'due')))
    .orderBy(asc(payments.id));
  for (const payment of due) await sendBack(services, payment);
}

const retryAfterMs = 60_000;

/** Takes up to `most` refunds that are due and were not tried in the last minute. Several processes share the work. */
export function claimRefunds({ db, clock }: Services, most: number): Promise<PaymentRow[]> {
  const now = clock();
  const waited = new Date(now.getTime() - retryAfterMs);
  return inTransaction(db, async (transaction) => {
    const claimed = await transaction
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.refund, 'due'), or(isNull(payments.refundTriedAt), lt(payments.refundTriedAt, waited))))
      .orderBy(sql`${payments.refundTriedAt} nulls first`, asc(payments.id))
      .limit(most)
      .for('update', { skipLocked: true });
    const ids = claimed.map(({ id }) => id);
    if (ids.length === 0) return [];
    return transaction.update(payments).set({ refundTriedAt: now }).where(inArray(payments.id, ids)).returning();
  });
}

/** Gives back one payment. Returns true if the provider responded. */
export async function sendBack({ db, provider, log }: Services, { id, orderReference }: PaymentRow): Promise<boolean> {
  try {
    await provider.refund(id);
    const after = await provider.payment(id);
    if (!after) return true;
    await inTransaction(db, (transaction) => rememberPayments(transaction, orderReference, [after]));
    if (isAllBack({ ...after, refund: 'due' })) await markRefundDone(db, [id]);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error, payment: id, order: orderReference }, 'a refund is still due');
    return false;
  }
}
