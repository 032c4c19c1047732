import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import type { PaymentPage } from '#server/core/context/payment-provider.ts';
import { orders } from '../orders/orders.tables.ts';
import { paymentSessions } from './payments.tables.ts';

/** Where an order is paid, and when its provider was last asked. */
export type PaymentSession = typeof paymentSessions.$inferSelect;

/** The session of an order; undefined before there is one. */
export async function sessionOf(db: Executor, reference: string): Promise<PaymentSession | undefined> {
  const [found] = await db.select().from(paymentSessions).where(eq(paymentSessions.orderReference, reference));
  return found;
}

/**
 * Writes down where an open order is paid. Returns false when it is not open any more: whoever is closing it holds its
 * row, and is waited for.
 */
export async function keepSession(
  db: Executor,
  reference: string,
  { provider, externalId, url }: PaymentPage & { readonly provider: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into ${paymentSessions} (order_reference, provider, external_id, url, ask_at)
    select ${orders.reference}, ${provider}, ${externalId}, ${url}, ${orders.orderDate} + interval '1 minute'
    from ${orders} where ${orders.reference} = ${reference} and ${orders.isOpen} for share
    on conflict (order_reference)
    do update set provider = excluded.provider, external_id = excluded.external_id, url = excluded.url`);
  return rowCount === 1;
}

/** Writes down that an order's page is closed, so that it is closed once. */
export async function noteClosed(db: Executor, reference: string, now: Date): Promise<void> {
  await db
    .update(paymentSessions)
    .set({ closedAt: now })
    .where(and(eq(paymentSessions.orderReference, reference), isNull(paymentSessions.closedAt)));
}
