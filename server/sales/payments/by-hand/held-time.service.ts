import { and, asc, eq, exists, inArray, isNull, lte, not, or } from 'drizzle-orm';
import { endsUnpaid } from '#contract/sales/fulfilment/fulfilment.ts';
import type { Services } from '#server/core/context/context.ts';
import { isHeldByHand } from '../../orders/held-orders.service.ts';
import { orderOf, type OrderRow } from '../../orders/order-state.service.ts';
import { orderReceipts, orders } from '../../orders/orders.tables.ts';
import { giveUpUnasked } from '../apply-payment.service.ts';
import { payments } from '../payments.tables.ts';

/** Ends an order that is paid by hand if its time is over and nothing of its money came. Returns whether it has ended. */
export async function endHeld(services: Services, { reference, expiresAt }: OrderRow): Promise<boolean> {
  if (expiresAt > services.clock()) return false;
  await giveUpUnasked(services, reference, 'expired');
  return (await orderOf(services.db, reference))?.status !== 'pending';
}

/**
 * The references of up to `most` orders that are paid by hand and whose time is over, the longest first. Two processes may end one at
 * once. Those of which money or a receipt came, or whose goods are being sent, are left out: they wait for the shop's people.
 */
export async function overdueHeld({ db, clock }: Pick<Services, 'db' | 'clock'>, most: number): Promise<string[]> {
  const ofOrder = eq(payments.orderReference, orders.reference);
  const waiting = and(eq(orderReceipts.orderReference, orders.reference), eq(orderReceipts.state, 'waiting'));
  const found = await db
    .select({ reference: orders.reference })
    .from(orders)
    .where(
      and(
        isHeldByHand,
        lte(orders.expiresAt, clock()),
        or(isNull(orders.fulfilment), inArray(orders.fulfilment, ending)),
        not(exists(db.select().from(payments).where(ofOrder))),
        not(exists(db.select().from(orderReceipts).where(waiting))),
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(most);
  return found.map(({ reference }) => reference);
}

const ending = endsUnpaid.filter((state) => state !== null);
