import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { events, eventSubscribers, failedEvents } from './events.tables.ts';

/** Moves a subscriber's position to the end of the events, so that it gets none of those that exist now. */
export async function skipEvents(db: Executor, name: string): Promise<void> {
  await db.execute(sql`
    insert into ${eventSubscribers} (name, xid, event_id)
    select ${name}, coalesce(max(xid), '0'::xid8), coalesce(max(id), 0) from ${events}
    on conflict (name) do update set xid = excluded.xid, event_id = excluded.event_id, taken = excluded.taken`);
}

/**
 * Gives restored events transaction ids of this server, which does not know those of the backed-up one. Events that a
 * subscriber had not taken become failed events, due now.
 */
export async function reanchorEvents(db: Executor): Promise<void> {
  await db.execute(sql`
    insert into ${failedEvents} (subscriber, event_id, tries, next_try_at, problem)
    select name, events.id, 0, now(), 'restored before it was taken'
    from ${eventSubscribers} join ${events} on (events.xid, events.id) > (event_subscribers.xid, event_subscribers.event_id)
      and events.id <> all(event_subscribers.taken)
    on conflict do nothing`);
  await db.execute(sql`update ${events} set xid = pg_current_xact_id()`);
  await db.execute(sql`
    update ${eventSubscribers} set xid = pg_current_xact_id(), event_id = (select coalesce(max(id), 0) from ${events}), taken = '{}'`);
}
