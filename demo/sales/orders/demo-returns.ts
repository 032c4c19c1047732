import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { hourMs } from '#contract/core/time/units.ts';
import type { Transaction } from '#platform/database/database.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { orderLines, orders } from '#server/sales/orders/orders.tables.ts';
import { returnLines, returns } from '#server/sales/returns/returns.tables.ts';

/** Inserts a return that waits for an answer: of the delivered order that was placed last. */
export async function insertDemoReturn(db: Transaction): Promise<void> {
  const [order] = await db
    .select({ reference: orders.reference })
    .from(orders)
    .where(and(eq(orders.fulfilment, 'delivered'), isNotNull(orders.userId)))
    .orderBy(desc(orders.orderDate))
    .limit(1);
  if (!order) return;
  const { reference: orderReference } = order;
  const [line] = await db
    .select({ position: orderLines.position })
    .from(orderLines)
    .where(eq(orderLines.orderReference, orderReference))
    .orderBy(asc(orderLines.position))
    .limit(1);
  const askedAt = new Date(Date.now() - 5 * hourMs);
  const [made] = await db
    .insert(returns)
    .values({ request: randomUUID(), orderReference, state: 'requested', askedAt, refundKey: randomUUID() })
    .returning({ id: returns.id });
  if (!made || !line) return;
  await db.insert(returnLines).values({
    returnId: made.id,
    orderReference,
    position: line.position,
    quantity: 1,
    wants: 'refund',
    reason: 'too_small',
    note: 'Me queda justo; con el talle siguiente andaría bien.',
  });
  await recordEvent(db, {
    at: askedAt,
    kind: 'order.return-moved',
    subject: orderReference,
    actor: 'buyer',
    data: { return: made.id, from: null, to: 'requested', reason: '' },
  });
}
