import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { preparedSql, type Given } from '../database/prepared.ts';
import { events, type EventData } from './events.tables.ts';

export type NewEvent = {
  readonly at: Date;
  readonly kind: string;
  readonly subject: string;
  readonly actor: string;
  readonly data: EventData;
};

/** The NOTIFY channel of new events. */
export const eventsChannel = 'events';

/** Inserts an event in the transaction that makes it true. Notifies the subscribers on commit. */
export function appendEvent(executor: Executor, event: NewEvent): Promise<unknown> {
  return append(executor, eventValues(event));
}

export function eventValues({ at, data, ...event }: NewEvent): EventValues {
  return { ...event, at: at.toISOString(), data: JSON.stringify(data) };
}

/** The values of an event as they are stored. */
export type EventValues = Readonly<Record<'at' | 'kind' | 'subject' | 'actor' | 'data', string>>;

/**
 * Part of a statement: `change` and, for each row that it returns, an event in the same statement. It returns a row for each of them:
 * none if nothing was changed, which is no event.
 */
export function appendedWith(change: SQL, given: Given<EventValues>): SQL {
  return sql`
    with changed as (${change}), appended as (
      insert into ${events} (at, kind, subject, actor, data)
      select ${given('at')}::timestamptz, ${given('kind')}::text, ${given('subject')}::text, ${given('actor')}::text,
        ${given('data')}::jsonb from changed
      returning id
    )
    select pg_notify(${eventsChannel}, '')::text as notified from appended`;
}

const append = preparedSql<{ readonly notified: string }, EventValues>((given) => appendedWith(sql`select 1`, given));
