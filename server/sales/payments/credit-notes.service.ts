import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { moneyOf, sum, type Money } from '#contract/core/money/money.ts';
import type { Executor } from '#platform/database/database.ts';
import { orders, taxDocuments } from '../orders/orders.tables.ts';
import { payments } from './payments.tables.ts';
import { refunds } from './refunds.tables.ts';

/** A refund that gave back what an order cost: of one request, which may have been of several payments. */
export type SettledRefund = {
  readonly request: string;
  readonly orderReference: string;
  readonly amount: Money;
  readonly at: Date;
};

/** The condition of refunds that gave back the price of their order, or a part of it: money that paid for no order was no sale. */
export const givesBackPrice = and(
  eq(refunds.state, 'done'),
  ne(refunds.origin, 'automatic'),
  sql`not exists (select 1 from ${payments} where ${payments.provider} = ${refunds.provider}
    and ${payments.id} = ${refunds.paymentId} and ${payments.refund} is not null)`,
);

/** The refunds of orders that a credit note is for, the oldest first. */
export async function refundsToCredit(db: Executor, references: readonly string[]): Promise<SettledRefund[]> {
  const rows = await db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.orderReference, [...references]), givesBackPrice))
    .orderBy(refunds.settledAt, refunds.key);
  return [...Map.groupBy(rows, ({ request }) => request).values()].flatMap((parts) => {
    const [first, ...others] = parts;
    if (!first) return [];
    const { request, orderReference, currency, askedAt } = first;
    const amounts = others.map((part) => moneyOf(part.amount, currency));
    const at = parts.reduce(
      (latest, part) => (part.settledAt && part.settledAt > latest ? part.settledAt : latest),
      askedAt,
    );
    return [{ request, orderReference, amount: sum(moneyOf(first.amount, currency), ...amounts), at }];
  });
}

/** The condition of orders with an invoice and a refund that has no credit note. */
export const awaitsCreditNote = sql`${orders.reference} in (
  select invoices.order_reference from ${taxDocuments} as invoices
  join ${refunds} on ${refunds.orderReference} = invoices.order_reference
  where invoices.kind = 'invoice' and ${givesBackPrice} and not exists (
    select 1 from ${taxDocuments} as notes where notes.kind = 'credit_note' and notes.refund_request = ${refunds.request}))`;
