import { orderEvents } from '#contract/events.ts';
import type { OrderStatus } from '#contract/order-status.ts';
import type { Executor } from '#platform/database/database.ts';
import { eventsAbout } from '../event-log/find-events.service.ts';

/** A step of an order: who, when and why. `from` is null where it was placed. */
export type OrderStep = {
  readonly at: Date;
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly actor: string;
  readonly reason: string;
};

/** The moves of an order, the first one first, as the event log has them. */
export async function movesOf(db: Executor, reference: string): Promise<OrderStep[]> {
  const found = await eventsAbout(db, reference, ['order.placed', 'order.moved']);
  return found.map(({ at, kind, actor, data }) => {
    if (kind === 'order.moved') return { at, actor, ...orderEvents['order.moved'].parse(data) };
    return { at, actor, from: null, to: 'pending', ...orderEvents['order.placed'].parse(data) };
  });
}
