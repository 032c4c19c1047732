import { and, eq, gt, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { dayMs } from '#contract/core/time/units.ts';
import type { OrderTrouble } from '#contract/sales/order-desk/order-desk.ts';
import type { FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import { countIn } from '#platform/database/count-rows.ts';
import type { Executor } from '#platform/database/database.ts';
import { isHeldByHand } from '../orders/held-orders.service.ts';
import { orderReceipts, orders } from '../orders/orders.tables.ts';
import { awaitsInvoice } from '../orders/tax-documents.service.ts';
import { handSurplus } from '../payments/by-hand/hand-money.service.ts';
import { awaitsCreditNote } from '../payments/credit-notes.service.ts';
import { refunds } from '../payments/refunds.tables.ts';
import { roundingLeft } from '../payments/rounding-left.service.ts';
import { waitingClaims } from '../claims/claims-desk.service.ts';
import { countReturns } from '../returns/list-returns.service.ts';
import { withdrawals } from '../withdrawals/withdrawals.tables.ts';

/** The time since when refused refunds are trouble. */
export const troubleSince = (now: Date) => new Date(now.getTime() - 30 * dayMs);

/** The states in which the goods are still in the shop. */
const staying: readonly FulfilmentState[] = ['to_prepare', 'preparing', 'ready_for_pickup'];

/** Returns the condition for orders that somebody must look at. */
export function inTrouble(trouble: OrderTrouble, since: Date): SQL | undefined {
  switch (trouble) {
    case 'disputed':
      return eq(orders.moneyState, 'disputed');
    case 'stopped':
      return and(isNotNull(orders.deliveryStoppedAt), inArray(orders.fulfilment, [...staying]));
    case 'refund-refused':
      // A later refund of the same payment settles it.
      return sql`${orders.reference} in (
        select ${refunds.orderReference} from ${refunds}
        where ${and(eq(refunds.state, 'refused'), gt(refunds.settledAt, since))} and not exists (
          select 1 from ${refunds} as later where later.payment_id = ${refunds.paymentId}
            and later.provider = ${refunds.provider} and later.state <> 'refused' and later.asked_at > ${refunds.askedAt}))`;
    case 'receipt-waiting':
      return sql`${isHeldByHand} and ${orders.reference} in (
        select ${orderReceipts.orderReference} from ${orderReceipts} where ${eq(orderReceipts.state, 'waiting')})`;
    case 'hand-surplus':
      return handSurplus;
    case 'rounding-left':
      return roundingLeft('people');
    case 'document-waiting':
      return awaitsInvoice;
    case 'credit-note-waiting':
      return awaitsCreditNote;
  }
}

/** The most orders that are counted of each kind: above that the exact number says nothing. */
const most = 1000;

/** Returns how many orders wait for each step, how many are in trouble, and how many returns, withdrawals and claims somebody must look at. */
export async function countWaiting(db: Executor, now: Date) {
  const count = (where: SQL | undefined) => countIn(db, { of: orders, where }, most);
  const since = troubleSince(now);
  const [
    toPrepare,
    preparing,
    ready,
    disputed,
    stopped,
    refused,
    receipts,
    surplus,
    rounded,
    invoices,
    creditNotes,
    returns,
    returnsArrived,
    withdrawalsWaiting,
    waiting,
  ] = await Promise.all([
    count(eq(orders.fulfilment, 'to_prepare')),
    count(eq(orders.fulfilment, 'preparing')),
    count(eq(orders.fulfilment, 'ready_for_pickup')),
    count(inTrouble('disputed', since)),
    count(inTrouble('stopped', since)),
    count(inTrouble('refund-refused', since)),
    count(inTrouble('receipt-waiting', since)),
    count(inTrouble('hand-surplus', since)),
    count(inTrouble('rounding-left', since)),
    count(awaitsInvoice),
    count(awaitsCreditNote),
    countReturns(db, 'requested'),
    countReturns(db, 'received'),
    countIn(db, { of: withdrawals, where: eq(withdrawals.state, 'received') }, most),
    waitingClaims(db, most),
  ]);
  return {
    to_prepare: toPrepare,
    preparing,
    ready_for_pickup: ready,
    disputed,
    stopped,
    'refund-refused': refused,
    'receipt-waiting': receipts,
    'hand-surplus': surplus,
    'rounding-left': rounded,
    'document-waiting': invoices,
    'credit-note-waiting': creditNotes,
    returns,
    returnsArrived,
    withdrawals: withdrawalsWaiting,
    ...waiting,
  };
}
