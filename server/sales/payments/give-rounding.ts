import { sql } from 'drizzle-orm';
import { orderMoney } from '#contract/sales/orders/order-money.ts';
import { roundingDue } from '#contract/sales/orders/rounding-due.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Services } from '#server/core/context/context.ts';
import { noteRoundingAsked, lockOrder } from '../orders/order-state.service.ts';
import { orders } from '../orders/orders.tables.ts';
import { ledgerOf } from './ledger.service.ts';
import { openRefund } from './open-refund.ts';
import { ledgerRows } from './refund-rest.service.ts';
import { roundingLeft } from './rounding-left.service.ts';

/** An order whose buyer is owed what its refunds of before were rounded down by. */
type OwedOrder = { readonly reference: string };

/**
 * Returns up to `most` orders whose rounding may be given back by their provider. By chance which ones: those that have to
 * wait for a refund in process keep no others from their turn.
 */
export function roundedOrders({ db }: Services, most: number): Promise<OwedOrder[]> {
  return db
    .select({ reference: orders.reference })
    .from(orders)
    .where(roundingLeft('provider'))
    .orderBy(sql`random()`)
    .limit(most);
}

/**
 * Writes down the refund of what an order's refunds of before were rounded down by, if that is due, for the jobs to send. In
 * one transaction under the order's lock it is noted as asked for: it is asked for once, by whatever many processes, and
 * never again if the provider refuses it.
 */
export async function openRounding({ db, clock, newId }: Services, { reference }: OwedOrder): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, reference);
    if (!order) return;
    const rows = await ledgerRows(transaction, [reference]);
    if (rows.disputes.some(({ state }) => state === 'open')) return;
    const amount = roundingDue(orderMoney(ledgerOf(order, rows)), order);
    if (amount.minor === 0) return;
    await openRefund(transaction, order, {
      request: newId(),
      asked: { what: 'amount', amount },
      origin: 'rounding',
      reason: 'rounding',
      actor: 'clock',
      now: clock(),
      newId,
    });
    await noteRoundingAsked(transaction, reference);
  });
}
