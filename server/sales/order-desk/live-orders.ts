import type { Logger } from 'pino';
import type { EventKind } from '#contract/events.ts';
import { orderEvents } from '#contract/sales/events.ts';
import { ordersNewsEvent, type OrdersNews } from '#contract/sales/order-desk/live-orders.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { EventSignal } from '#platform/events/event-signal.ts';
import {
  eventsBetween,
  isForeignPosition,
  isLogPosition,
  presentPosition,
  type LogPosition,
} from '#platform/events/log-position.ts';
import type { LoggedEvent } from '#platform/events/subscriber.ts';
import type { EventStream } from '#platform/http/event-streams.ts';
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
  'order.receipt': () => 'money',
  'order.document': () => 'money',
  'order.document-asked': () => 'money',
  'order.disputed': () => 'money',
  'order.delivery-stopped': () => 'stopped',
};

const readers = new Map(Object.entries(whatOf));

/** The kinds of events that change what the desk counts. */
const toldKinds: readonly string[] = [...readers.keys()];

/** Returns what these events say about orders. */
async function newsOf(db: Executor, told: readonly Told[]): Promise<OrdersNews['orders']> {
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

/** The maximum number of events of one message; of more, the oldest are left out, and it says so. */
const mostTold = 500;

/** When a failed reading of the log is repeated, in ms. */
const retryMs = 1000;

type Parts = { readonly db: Database; readonly log: Logger; readonly signal: EventSignal };

/**
 * Reads the log once for all open streams, after each notification, and not at all while there is none. A message tells
 * of all events since the one before it, and its id is the position after them.
 */
export function followOrders({ db, log, signal }: Parts) {
  const followers = new Set<EventStream>();
  let position: LogPosition | undefined;
  let isDue = false;
  let tail = Promise.resolve();

  /** One reading after another, so that a position only goes on. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = tail.then(work);
    tail = done.catch(() => undefined);
    return done;
  }

  async function newsBetween(after: LogPosition, upTo: LogPosition): Promise<OrdersNews> {
    const found = await eventsBetween(db, { kinds: toldKinds, after, upTo, most: mostTold + 1 });
    return { orders: await newsOf(db, found.slice(-mostTold)), isWhole: found.length <= mostTold };
  }

  async function goOn(): Promise<LogPosition> {
    const [before, present] = [position, await presentPosition(db)];
    if (before !== undefined && before !== present) {
      const news = await newsBetween(before, present);
      if (news.orders.length > 0 || !news.isWhole) tell(followers, present, news);
    }
    position = present;
    return present;
  }

  function look(): void {
    if (isDue || followers.size === 0) return;
    isDue = true;
    inTurn(async () => {
      isDue = false;
      if (followers.size > 0) await goOn();
    }).catch((error: unknown) => {
      log.warn({ err: error }, 'the news of orders could not be read');
      setTimeout(look, retryMs).unref();
    });
  }

  signal.onWake(look);

  return {
    /**
     * Tells a stream what happened after the last message that its client has, if it has one, and then everything as it
     * happens. The first message comes at once, so that the client knows where it is.
     */
    async join(stream: EventStream, last: string | undefined): Promise<void> {
      await inTurn(async () => {
        const present = await goOn();
        const isKnown = last !== undefined && isLogPosition(last) && !isForeignPosition(last, present);
        const missed = isKnown ? await newsBetween(last, present) : { orders: [], isWhole: last === undefined };
        tell([stream], present, missed);
        if (!stream.isOpen()) return;
        // The last other follower may have left meanwhile.
        position = present;
        followers.add(stream);
      });
    },
    leave(stream: EventStream): void {
      followers.delete(stream);
      if (followers.size === 0) position = undefined;
    },
  };
}

function tell(streams: Iterable<EventStream>, id: LogPosition, data: OrdersNews): void {
  for (const stream of streams) stream.send({ id, event: ordersNewsEvent, data });
}
