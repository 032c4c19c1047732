import { orderEvents } from '#contract/sales/events.ts';
import type { EventKind } from '#contract/events.ts';
import type { OrdersNews } from '#contract/sales/order-desk/live-orders.ts';
import type { Executor } from '#platform/database/database.ts';
import type { LoggedEvent } from '#platform/events/subscriber.ts';
import { numbersOf } from '../orders/count-orders.service.ts';

type Told = Pick<LoggedEvent, 'kind' | 'subject' | 'data'>;
type What = OrdersNews['orders'][number]['what'];

const whatOf: Readonly<Partial<Record<EventKind, (event: Told) => What>>> = {
  'order.awaited': () => 'awaited',
  'order.moved': ({ data }) => (orderEvents['order.moved'].parse(data).to === 'approved' ? 'paid' : 'status'),
  'order.fulfilment-moved': () => 'fulfilment',
  'order.parcel': () => 'fulfilment',
  'order.return-moved': () => 'return',
  'order.refund-settled': () => 'money',
  'order.disputed': () => 'money',
  'order.delivery-stopped': () => 'stopped',
};

const readers = new Map(Object.entries(whatOf));

/** The kinds of events that change what the desk counts. */
export const toldKinds: readonly string[] = [...readers.keys()];

/** Returns what these events say about orders. */
export async function newsOf(db: Executor, told: readonly Told[]): Promise<OrdersNews['orders']> {
  if (told.length === 0) return [];
  const numbers = await numbersOf(
    db,
    told.map(({ subject }) => subject),
  );
  return told.flatMap((event) => {
    const [what, number] = [readers.get(event.kind)?.(event), numbers.get(event.subject)];
    return what === undefined || number === undefined ? [] : [{ what, number, reference: event.subject }];
  });
}
