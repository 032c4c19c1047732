import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { minuteMs } from '#contract/core/time/units.ts';
import { retryMinutes } from '../database/claim-due.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import type { Executor, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { withoutAddresses } from '../logs/log.ts';
import { eventsChannel } from './append-event.ts';
import { events, failedEvents } from './events.tables.ts';
import type { EventLog, LoggedEvent, Subscriber } from './subscriber.ts';

/** Gives an event to its subscriber. Returns the reason of a failure, with nothing written; undefined after success. */
export async function tryEvent(
  transaction: Transaction,
  { handle }: Subscriber,
  event: LoggedEvent,
): Promise<string | undefined> {
  try {
    await transaction.transaction((inside) => handle(inside, event));
    return undefined;
  } catch (error) {
    // The whole batch is retried when the database is available again.
    if (isDatabaseAway(error)) throw error;
    const message = error instanceof Error ? error.message : String(error);
    // Drizzle appends the values of a statement to its message; remove them.
    return withoutAddresses(message.split('\nparams:')[0] ?? '').slice(0, 500);
  }
}

type Failure = {
  readonly subscriber: Subscriber;
  readonly event: LoggedEvent;
  /** How many times it was tried. */
  readonly tries: number;
  readonly problem: string;
};

/** Records that an event failed, and when to retry it. */
export async function noteFailure(
  { clock, log }: EventLog,
  transaction: Transaction,
  { subscriber: { name }, event, tries, problem }: Failure,
): Promise<void> {
  const now = clock();
  const pause = retryMinutes[tries - 1];
  const failure = {
    tries,
    problem,
    nextTryAt: new Date(now.getTime() + (pause ?? 0) * minuteMs),
    givenUpAt: pause === undefined ? now : null,
  };
  log.warn(
    { problem, subscriber: name, event: event.id, kind: event.kind, tries },
    'a subscriber could not take an event',
  );
  await transaction
    .insert(failedEvents)
    .values({ subscriber: name, eventId: event.id, ...failure })
    .onConflictDoUpdate({ target: [failedEvents.subscriber, failedEvents.eventId], set: failure });
}

/** Retries the event that has been due longest. Returns true if there may be more. */
export function takeFailed(log: EventLog, subscriber: Subscriber): Promise<boolean> {
  return inTransaction(log.db, async (transaction) => {
    const isOwn = eq(failedEvents.subscriber, subscriber.name);
    const [due] = await transaction
      .select({ event: events, tries: failedEvents.tries })
      .from(failedEvents)
      .innerJoin(events, eq(events.id, failedEvents.eventId))
      .where(and(isOwn, isNull(failedEvents.givenUpAt), lte(failedEvents.nextTryAt, log.clock())))
      .orderBy(asc(failedEvents.nextTryAt))
      .limit(1)
      .for('update', { of: failedEvents, skipLocked: true });
    if (!due) return false;
    const { event, tries } = due;
    const problem = await tryEvent(transaction, subscriber, event);
    if (problem === undefined) {
      await transaction.delete(failedEvents).where(and(isOwn, eq(failedEvents.eventId, event.id)));
    } else {
      await noteFailure(log, transaction, { subscriber, event, tries: tries + 1, problem });
    }
    return true;
  });
}

/** Returns the dead letters: events that a subscriber could not take in all its tries, newest first, at most `most`. */
export function deadEvents(db: Executor, most: number) {
  return db
    .select({ event: events, failure: failedEvents })
    .from(failedEvents)
    .innerJoin(events, eq(events.id, failedEvents.eventId))
    .where(isNotNull(failedEvents.givenUpAt))
    .orderBy(desc(failedEvents.givenUpAt))
    .limit(most);
}

/** Schedules a dead letter for a retry now, with as many tries as a new event. Returns false if it does not exist. */
export async function retryDeadEvent(
  db: Executor,
  { subscriber, eventId, now }: { readonly subscriber: string; readonly eventId: number; readonly now: Date },
): Promise<boolean> {
  const woken = await db
    .update(failedEvents)
    .set({ tries: 0, nextTryAt: now, givenUpAt: null })
    .where(
      and(
        eq(failedEvents.subscriber, subscriber),
        eq(failedEvents.eventId, eventId),
        isNotNull(failedEvents.givenUpAt),
      ),
    )
    .returning({ id: failedEvents.eventId });
  await db.execute(sql`select pg_notify(${eventsChannel}, '')`);
  return woken.length > 0;
}
