import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { dayMs } from '#contract/core/time/units.ts';
import type { Database } from '#platform/database/database.ts';
import { orders } from '#server/sales/orders/orders.tables.ts';
import { payments } from '#server/sales/payments/payments.tables.ts';

/** The ids of the demo's payments at the provider; the simulator numbers its own ones far above. */
const first = 50_000_000_001;
const most = 10_000;

/** Returns the id of the demo's payment with a number, from 0. */
export const demoPaymentId = (number: number): string => String(first + number);

/** The fee of the simulator's account, and after how many days it may use the money. */
const feePercent = 6;
const releaseDays = 10;

/** Returns how the demo's payments were made, and what of an amount in cents went where and when, as the simulator tells it. */
export function demoPaymentFacts(amount: number, at: Date) {
  const fee = Math.round((amount * feePercent) / 100);
  const card = { means: 'credit_card', meansName: 'Visa', cardDigits: '3704', installments: 1 } as const;
  const releaseAt = new Date(at.getTime() + releaseDays * dayMs);
  return { ...card, fee, withheld: 0, net: amount - fee, releaseAt };
}

/**
 * Returns the payments of the demo's orders as the payment simulator takes them, amounts in cents: it must know them to
 * refund them.
 */
export async function demoPayments(db: Database) {
  const id = sql<number>`${payments.id}::bigint`.mapWith(Number);
  const found = await db
    .select({ id, reference: orders.reference, amount: payments.amount, at: payments.createdAt, email: orders.email })
    .from(payments)
    .innerJoin(orders, eq(orders.reference, payments.orderReference))
    .where(
      and(
        eq(payments.provider, 'mercado-pago'),
        // Of the same length, so texts are compared as numbers.
        gte(payments.id, String(first)),
        lt(payments.id, String(first + most)),
        sql`length(${payments.id}) = ${String(first).length}`,
      ),
    )
    .orderBy(asc(payments.id));
  return found.map(({ id: number, reference, amount, at, email }) => ({
    id: number,
    external_reference: reference,
    amount_cents: amount,
    approved_at: at.getTime(),
    payer_email: email || null,
  }));
}
