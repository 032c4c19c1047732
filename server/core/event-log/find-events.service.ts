import { and, asc, eq, inArray } from 'drizzle-orm';
import type { EventKind } from '#contract/events.ts';
import type { Executor } from '#platform/database/database.ts';
import { events } from '#platform/events/events.tables.ts';

/** Returns the events of some kinds about one subject, oldest first. */
export function eventsAbout(db: Executor, subject: string, kinds: readonly EventKind[]) {
  return db
    .select()
    .from(events)
    .where(and(eq(events.subject, subject), inArray(events.kind, [...kinds])))
    .orderBy(asc(events.id));
}
