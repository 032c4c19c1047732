import { and, inArray, lt, or, eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { changes } from './changes.tables.ts';
import { events } from './events.tables.ts';

type Named = {
  readonly kinds: readonly string[];
  readonly subject: string;
  /** A value, in any case, that some members of the data may have. */
  readonly value: string;
  readonly members: readonly string[];
};

/** Deletes the events of some kinds that are about a subject, or that name a value. */
export async function deleteEventsNaming(db: Executor, { kinds, subject, value, members }: Named): Promise<void> {
  const named = members.map((name) => sql`lower(${events.data} ->> ${name}::text) = ${value.toLowerCase()}`);
  await db.delete(events).where(and(inArray(events.kind, [...kinds]), or(eq(events.subject, subject), ...named)));
}

/** Deletes the events of some kinds that happened before a moment. */
export async function deleteEventsBefore(db: Executor, kinds: readonly string[], before: Date): Promise<void> {
  await db.delete(events).where(and(inArray(events.kind, [...kinds]), lt(events.at, before)));
}

/** Deletes changes that were recorded before a moment. */
export async function deleteChangesBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(changes).where(lt(changes.at, before));
}
