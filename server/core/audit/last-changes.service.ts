import { and, desc, eq } from 'drizzle-orm';
import type { AuditAction, AuditJson } from '#contract/office/audit-desk.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { FieldChange } from '#contract/core/protocol/row-version.ts';
import type { Executor } from '#platform/database/database.ts';
import { events } from '#platform/events/events.tables.ts';
import { entryOf, isAction } from './audit-entry.service.ts';

/** How many changes of a thing are searched. */
const most = 50;

/** Returns which administrator last changed each field of a thing: the newest change of a field counts. */
export async function lastChanges(
  db: Executor,
  subject: string,
  actions: readonly AuditAction[],
): Promise<FieldChange[]> {
  const entries = await db
    .select()
    .from(events)
    .where(and(eq(events.subject, subject), isAction(actions)))
    .orderBy(desc(events.id))
    .limit(most);
  const newest = new Map<string, FieldChange>();
  for (const event of entries) {
    const { before, after, actor } = entryOf(event);
    for (const field of changedFields(before, after)) {
      if (!newest.has(field)) newest.set(field, { field, actor, at: shopMoment(event.at) });
    }
  }
  return [...newest.values()];
}

function changedFields(before: AuditJson | null, after: AuditJson | null): string[] {
  const [from, to] = [membersOf(before), membersOf(after)];
  return Object.keys(to).filter((field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]));
}

function membersOf(value: AuditJson | null): Readonly<Record<string, AuditJson>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
