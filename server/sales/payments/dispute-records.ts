import { inArray } from 'drizzle-orm';
import type { DisputeState } from '#contract/sales/orders/order-money.ts';
import type { PaymentStatus } from '#contract/sales/payments/payment-status.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import type { ProviderPayment } from '#server/core/context/payment-provider.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import type { PaymentRow } from './payment-records.ts';
import { disputes } from './refunds.tables.ts';

export type DisputeRow = typeof disputes.$inferSelect;

/** The disputes of some orders. */
export function disputesOfOrders(db: Executor, references: readonly string[]): Promise<DisputeRow[]> {
  return db
    .select()
    .from(disputes)
    .where(inArray(disputes.orderReference, [...references]));
}

/** How an open dispute ended when its payment has one of these states and tells of no dispute any more. */
const endedBy: Readonly<Partial<Record<PaymentStatus, DisputeState>>> = { approved: 'won', refunded: 'lost' };

type News = {
  readonly reference: string;
  readonly news: readonly ProviderPayment[];
  /** The payments as they are kept: news that are older than these say nothing. */
  readonly known: readonly PaymentRow[];
  /** True if the order has had a dispute. */
  readonly hadDispute: boolean;
  readonly now: Date;
};

/** Notes how the disputes of an order's payments stand. The caller holds the order's lock. */
export async function rememberDisputes(
  transaction: Transaction,
  { reference, news, known, hadDispute, now }: News,
): Promise<void> {
  if (!hadDispute && news.every(({ dispute }) => dispute === null)) return;
  const rows = await disputesOfOrders(transaction, [reference]);
  for (const payment of news) {
    const kept = known.find(({ provider, id }) => provider === payment.provider && id === payment.id);
    if (!kept || kept.updatedAt > payment.updatedAt) continue;
    const row = rows.find(({ provider, paymentId }) => provider === payment.provider && paymentId === payment.id);
    const ended = row?.state === 'open' ? endedBy[payment.status] : undefined;
    const state = payment.dispute ?? ended;
    if (state === undefined || state === row?.state) continue;
    const settledAt = state === 'open' ? null : now;
    await transaction
      .insert(disputes)
      .values({
        provider: payment.provider,
        paymentId: payment.id,
        orderReference: reference,
        state,
        openedAt: now,
        settledAt,
      })
      .onConflictDoUpdate({ target: [disputes.paymentId, disputes.provider], set: { state, settledAt } });
    await recordEvent(transaction, {
      at: now,
      kind: 'order.disputed',
      subject: reference,
      actor: 'provider',
      data: { payment: payment.id, state },
    });
  }
}
