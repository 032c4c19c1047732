import { bigint, customType, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A transaction's number (xid8), as PostgreSQL writes it. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The data of an event beside its kind and subject, as JSON. */
export type EventData = Readonly<Record<string, unknown>>;

export const events = pgTable('events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  kind: text().notNull(),
  subject: text().notNull(),
  actor: text().notNull(),
  data: jsonb().$type<EventData>().notNull(),
});

export const eventSubscribers = pgTable('event_subscribers', {
  name: text().primaryKey(),
  xid: xid8().notNull(),
  eventId: bigint('event_id', { mode: 'number' }).notNull(),
  taken: bigint({ mode: 'number' }).array().notNull().default([]),
});

export const failedEvents = pgTable(
  'failed_events',
  {
    subscriber: text().notNull(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    tries: integer().notNull(),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
    problem: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriber, table.eventId] })],
);
