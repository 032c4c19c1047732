import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { z } from 'zod';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { orderEvents } from '#contract/sales/events.ts';
import type { EventKind } from '#contract/events.ts';
import { handMeans } from '#contract/sales/payments/hand-payments.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import type { TimelineEntry } from '#contract/sales/orders/order-timeline.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import { orderByKey } from '../checkout/find-orders.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { eventsAbout } from '#server/core/event-log/find-events.service.ts';
import { emails } from '#server/core/outbox/outbox.tables.ts';
import { byHand } from '../payments/by-hand/hand-provider.service.ts';
import { payments } from '../payments/payments.tables.ts';
import { refundsOfOrders } from '../payments/refund-records.service.ts';
import { withdrawals } from '../withdrawals/withdrawals.tables.ts';

/** What happened, without who and when. */
type What<Entry = TimelineEntry> = Entry extends unknown ? Omit<Entry, 'at' | 'actor'> : never;

type Happened = { readonly at: Date; readonly actor: string; readonly what: What };

/** Returns everything that happened to an order, by its number or reference, the oldest first. Throws `order_not_found`. */
export async function timelineOf({ db }: Context, key: string): Promise<TimelineEntry[]> {
  const found = await orderByKey(db, key);
  if (!found) throw new ShopError('order_not_found');
  const { reference } = found;
  const parts = await Promise.all([
    loggedOf(db, reference),
    paymentAttempts(db, reference),
    refundSteps(db, reference),
    withdrawalSteps(db, reference),
    sentEmails(db, reference),
  ]);
  return parts
    .flat()
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, actor, what }) => ({ at: shopMoment(at), actor, ...what }));
}

const handTaking = z.object({ after: z.object({ means: z.enum(handMeans) }) });

/** What the event log says of an order, by the kind of the event. */
const readers: readonly (readonly [kind: EventKind, read: (data: unknown) => What])[] = [
  [
    'order.placed',
    (data) => ({ what: 'status', from: null, to: 'pending', ...orderEvents['order.placed'].parse(data) }),
  ],
  ['order.moved', (data) => ({ what: 'status', ...orderEvents['order.moved'].parse(data) })],
  ['order.awaited', (data) => ({ what: 'awaited', ...orderEvents['order.awaited'].parse(data) })],
  ['order.payment', (data) => ({ what: 'taken', means: handTaking.parse(data).after.means })],
  [
    'order.receipt',
    (data) => {
      const { state, reason } = orderEvents['order.receipt'].parse(data);
      return { what: 'receipt', state, reason };
    },
  ],
  ['order.document-asked', (data) => ({ what: 'document-asked', ...orderEvents['order.document-asked'].parse(data) })],
  [
    'order.document',
    (data) => {
      const { kind, number } = orderEvents['order.document'].parse(data);
      return { what: 'document', kind, number };
    },
  ],
  ['order.link-sent', () => ({ what: 'link' })],
  ['order.noted', (data) => ({ what: 'note', ...orderEvents['order.noted'].parse(data) })],
  ['order.disputed', (data) => ({ what: 'dispute', state: orderEvents['order.disputed'].parse(data).state })],
  ['order.delivery-stopped', () => ({ what: 'stopped' })],
  ['order.fulfilment-moved', (data) => ({ what: 'fulfilment', ...orderEvents['order.fulfilment-moved'].parse(data) })],
  [
    'order.parcel',
    (data) => {
      const { what: change, carrier, trackingNumber } = orderEvents['order.parcel'].parse(data);
      return { what: 'parcel', change, carrier, trackingNumber };
    },
  ],
  [
    'order.return-moved',
    (data) => {
      const { return: id, to, reason } = orderEvents['order.return-moved'].parse(data);
      return { what: 'return', id, to, reason };
    },
  ],
];

const readerOf: ReadonlyMap<string, (data: unknown) => What> = new Map(readers);

async function loggedOf(db: Executor, reference: string): Promise<Happened[]> {
  const logged = await eventsAbout(
    db,
    reference,
    readers.map(([kind]) => kind),
  );
  return logged.flatMap(({ at, actor, kind, data }) => {
    const what = readerOf.get(kind)?.(data);
    return what ? [{ at, actor, what }] : [];
  });
}

/** The attempts to pay it at the provider; money that the shop's people took is in the log. */
async function paymentAttempts(db: Executor, reference: string): Promise<Happened[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderReference, reference), ne(payments.provider, byHand)));
  return rows.map(({ approvedAt, updatedAt, status, means, meansName, cardDigits, amount, currency }) => ({
    at: approvedAt ?? updatedAt,
    actor: 'buyer',
    what: {
      what: 'payment',
      status,
      means: means && { kind: means, name: meansName, digits: cardDigits },
      amount: moneyOf(amount, currency),
    },
  }));
}

/** That a refund was asked for, and how it ended. */
async function refundSteps(db: Executor, reference: string): Promise<Happened[]> {
  const rows = await refundsOfOrders(db, [reference]);
  return rows.flatMap(({ amount, currency, askedAt, settledAt, state, actor, reason, problem, origin }) => {
    const common = {
      what: 'refund',
      amount: moneyOf(amount, currency),
      reason: origin === 'provider' ? '' : reason,
    } as const;
    const asked: Happened = { at: askedAt, actor, what: { ...common, state: 'asked', problem: null } };
    if (settledAt === null || (state !== 'done' && state !== 'refused')) return [asked];
    const ended: Happened = { at: settledAt, actor: 'provider', what: { ...common, state, reason: '', problem } };
    // What was made at the provider was not asked for here.
    return origin === 'provider' ? [ended] : [asked, ended];
  });
}

async function withdrawalSteps(db: Executor, reference: string): Promise<Happened[]> {
  const rows = await db.select().from(withdrawals).where(eq(withdrawals.orderReference, reference));
  return rows.flatMap(({ at, code, handledAt, handledBy }) => {
    const received: Happened = { at, actor: 'buyer', what: { what: 'withdrawal', state: 'received', code } };
    if (handledAt === null) return [received];
    const actor = `admin:${handledBy ?? ''}`;
    return [received, { at: handledAt, actor, what: { what: 'withdrawal', state: 'handled', code } }];
  });
}

async function sentEmails(db: Executor, reference: string): Promise<Happened[]> {
  const rows = await db
    .select({ kind: emails.kind, recipient: emails.recipient, sentAt: emails.sentAt })
    .from(emails)
    .where(and(eq(emails.orderReference, reference), isNotNull(emails.sentAt)));
  return rows.flatMap(({ kind, recipient, sentAt }) =>
    sentAt === null ? [] : [{ at: sentAt, actor: 'clock', what: { what: 'email', kind, recipient } }],
  );
}
