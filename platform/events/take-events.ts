import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { events, eventSubscribers } from './events.tables.ts';
import { noteFailure, takeFailed, tryEvent } from './failed-events.ts';
import type { EventLog, LoggedEvent, Subscriber } from './subscriber.ts';

/** The maximum number of events of one transaction. */
const batch = 100;

/**
 * Gives each subscriber its new events in order, and retries the failed ones that are due. Several processes may run
 * this at once: one of them works for a subscriber, the others find nothing to do. `signal` ends it between two
 * batches.
 */
export async function takeEvents(
  log: EventLog,
  subscribers: readonly Subscriber[],
  signal?: AbortSignal,
): Promise<void> {
  const goesOn = () => signal?.aborted !== true;
  for (const subscriber of subscribers) {
    while (goesOn() && (await takeFailed(log, subscriber)));
    while (goesOn() && (await takeBatch(log, subscriber)));
  }
}

/** Returns true if there may be more. */
function takeBatch(log: EventLog, subscriber: Subscriber): Promise<boolean> {
  return inTransaction(log.db, async (transaction) => {
    const position = await lockPosition(transaction, subscriber);
    if (!position) return false;
    const { horizon, found } = await eventsAfter(transaction, subscriber, position);
    for (const event of found) {
      const problem = await tryEvent(transaction, subscriber, event);
      if (problem !== undefined) await noteFailure(log, transaction, { subscriber, event, tries: 1, problem });
    }
    const last = found.length === batch ? found.at(-1) : undefined;
    const isBelow = last !== undefined && BigInt(last.xid) < BigInt(horizon);
    const taken = [...position.taken, ...found.map(({ id }) => id)];
    await transaction
      .update(eventSubscribers)
      .set({
        ...(isBelow ? { xid: last.xid, eventId: last.id } : { xid: horizon, eventId: 0 }),
        taken: sql`array(select id from ${events} where id = any(${sql.param(taken)}::bigint[]) and xid >= ${horizon}::xid8)`,
      })
      .where(eq(eventSubscribers.name, subscriber.name));
    return last !== undefined;
  });
}

type Position = Pick<typeof eventSubscribers.$inferSelect, 'xid' | 'eventId' | 'taken'>;

/**
 * Locks the position of a subscriber, and waits while another process holds it: that one may have read the log before
 * the newest event. A new subscriber begins at the first event.
 */
async function lockPosition(transaction: Transaction, { name }: Subscriber): Promise<Position | undefined> {
  const locked = () => transaction.select().from(eventSubscribers).where(eq(eventSubscribers.name, name)).for('update');
  const [found] = await locked();
  if (found) return found;
  await transaction.insert(eventSubscribers).values({ name, xid: '0', eventId: 0 }).onConflictDoNothing();
  return (await locked())[0];
}

type PlacedEvent = LoggedEvent & { readonly xid: string };

/**
 * Returns the next committed events after a position. `horizon` is the oldest transaction that was still running when
 * they were read: below it no other event can appear any more.
 */
async function eventsAfter(
  transaction: Transaction,
  { kinds }: Subscriber,
  { xid, eventId, taken }: Position,
): Promise<{ horizon: string; found: PlacedEvent[] }> {
  type Row = Omit<PlacedEvent, 'at' | 'id'> & {
    readonly horizon: string;
    readonly id: number | null;
    readonly at: string;
  };
  const { rows } = await transaction.execute<Row>(sql`
    with snapshot as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as horizon)
    select horizon::text as horizon, found.* from snapshot left join lateral (
      select id, xid::text as xid, at, kind, subject, actor, data from ${events}
      where (events.xid, id) > (${xid}::xid8, ${eventId}::bigint) and id <> all(${sql.param(taken)}::bigint[])
        and kind = any(${sql.param([...kinds])}::text[])
      order by events.xid, id limit ${batch}
    ) as found on true`);
  const found = rows.flatMap(({ id, at, ...event }): PlacedEvent[] =>
    id === null ? [] : [{ ...event, id, at: new Date(at) }],
  );
  return { horizon: rows[0]?.horizon ?? xid, found };
}
