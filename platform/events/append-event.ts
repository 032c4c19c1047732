import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { events } from './events.tables.ts';
import type { EventData } from './events.tables.ts';

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
export function appendEvent(executor: Executor, { at, kind, subject, actor, data }: NewEvent): PromiseLike<unknown> {
  return executor.execute(sql`
    with appended as (
      insert into ${events} (at, kind, subject, actor, data)
      values (${at.toISOString()}, ${kind}, ${subject}, ${actor}, ${JSON.stringify(data)}::jsonb)
      returning id
    )
    select pg_notify(${eventsChannel}, '') from appended`);
}
