import { desc, eq, inArray, or, and, sql } from 'drizzle-orm';
import { presentCountry } from '#contract/core/countries/countries.ts';
import { dayMs } from '#contract/core/time/units.ts';
import type { OpenReason } from '#contract/sales/orders/open-reasons.ts';
import { nextReturnStates, returnStates } from '#contract/sales/returns/return-state.ts';
import { returnEnd, windowEnd } from '#contract/sales/returns/withdrawal-window.ts';
import type { Executor } from '#platform/database/database.ts';
import { isOfPerson, type Buyer } from '../orders/buyer.service.ts';
import { deliveredAt } from '../orders/order-fulfilment.service.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { orders } from '../orders/orders.tables.ts';
import { refunds } from '../payments/refunds.tables.ts';
import { returns } from './returns.tables.ts';

/** An order that is not finished, and until when; null where nobody knows. */
export type UnfinishedOrder = {
  readonly reference: string;
  readonly number: number;
  readonly why: OpenReason;
  readonly until: Date | null;
};

/** How long an order that was sent may be on its way: many shops never note that it arrived. */
const onItsWayMs = 60 * dayMs;

const openStates = returnStates.filter((state) => nextReturnStates(state, 'owner').length > 0);

/**
 * Returns the orders of a person that are not finished, the newest first: to be paid or delivered, with goods or money on the way
 * back, or within the time in which they can be returned.
 */
export async function unfinishedOrders(db: Executor, person: Buyer, now: Date): Promise<UnfinishedOrder[]> {
  const returning = db
    .select({ reference: returns.orderReference })
    .from(returns)
    .where(inArray(returns.state, openStates));
  const refunding = db
    .select({ reference: refunds.orderReference })
    .from(refunds)
    .where(inArray(refunds.state, ['asked', 'in_progress']));
  const rows = await db
    .select({
      order: orders,
      deliveredAt,
      isReturning: sql<boolean>`${inArray(orders.reference, returning)}`,
      isRefunding: sql<boolean>`${or(inArray(orders.reference, refunding), eq(orders.moneyState, 'disputed'))}`,
    })
    .from(orders)
    .where(
      and(
        isOfPerson(db, person),
        or(inArray(orders.status, ['pending', 'approved']), inArray(orders.reference, refunding)),
      ),
    )
    .orderBy(desc(orders.orderDate), desc(orders.reference));
  return rows.flatMap((row) => {
    const open = openAs(row, now);
    return open ? [{ reference: row.order.reference, number: row.order.number, ...open }] : [];
  });
}

type Row = {
  readonly order: OrderRow;
  readonly deliveredAt: Date | null;
  readonly isReturning: boolean;
  readonly isRefunding: boolean;
};

function openAs(
  { order, deliveredAt: arrived, isReturning, isRefunding }: Row,
  now: Date,
): Pick<UnfinishedOrder, 'why' | 'until'> | undefined {
  if (order.status === 'pending') return { why: 'payment', until: null };
  if (isReturning) return { why: 'return', until: null };
  if (isRefunding) return { why: 'money', until: null };
  if (order.moneyState === 'refunded' || order.status !== 'approved') return undefined;
  if (order.fulfilment === 'dispatched') {
    const until = new Date(order.orderDate.getTime() + onItsWayMs);
    return until > now ? { why: 'delivery', until } : undefined;
  }
  if (order.fulfilment === 'delivered') {
    const times = { orderedAt: order.orderDate, deliveredAt: arrived };
    const ends = [returnEnd(times), windowEnd(times, presentCountry().duties.withdrawal)];
    const until = new Date(Math.max(...ends.map((end) => end.getTime())));
    return until > now ? { why: 'period', until } : undefined;
  }
  return order.fulfilment === 'returned' || order.fulfilment === 'cancelled'
    ? undefined
    : { why: 'delivery', until: null };
}
