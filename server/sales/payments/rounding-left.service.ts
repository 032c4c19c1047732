import { sql, type SQL } from 'drizzle-orm';
import { orders } from '../orders/orders.tables.ts';
import { byHand } from './by-hand/hand-provider.service.ts';
import { payments } from './payments.tables.ts';
import { orderMoney } from '#contract/sales/orders/order-money.ts';
import { roundingDue } from '#contract/sales/orders/rounding-due.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Services } from '#server/core/context/context.ts';
import { noteRoundingAsked, lockOrder } from '../orders/order-state.service.ts';
import { ledgerOf } from './ledger.service.ts';
import { openRefund } from './open-refund.ts';
import { ledgerRows } from './refund-rest.service.ts';

/** Who can give back money: a provider by itself, or the shop's people. */
type GivenBackBy = 'provider' | 'people';

/**
 * Returns the condition for orders of which all goods went back but what their refunds of before were rounded down by, as
 * `roundingDue` says it of their ledger. It reads an index of the orders that were rounded.
 */
export function roundingLeft(by: GivenBackBy): SQL {
  const left = sql`${orders.total} - ${orders.returned}`;
  const isByHand = sql`exists (select 1 from ${payments}
    where ${payments.orderReference} = ${orders.reference} and ${payments.provider} = ${byHand})`;
  return sql`(${orders.rounding} > 0 and ${orders.moneyState} = 'partly_refunded'
    and (${left} <= ${orders.rounding} or ${left} = ${orders.shipping} + ${orders.rounding})
    and ${by === 'people' ? isByHand : sql`not ${isByHand}`})`;
}

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
