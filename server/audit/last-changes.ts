import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit.ts';
import { shopMoment } from '#contract/shop-time.ts';
import type { FieldChange } from '#contract/row-version.ts';
import type { Executor } from '#platform/database/database.ts';
import { auditLog } from './audit.tables.ts';
import type { AuditJson } from './audit.tables.ts';

/** How many of a thing's changes are looked through. */
const most = 50;

/** Who last changed each field of a thing, as far as administrators did: the newest change of a field counts. */
export async function lastChanges(
  db: Executor,
  subject: string,
  actions: readonly AuditAction[],
): Promise<FieldChange[]> {
  const entries = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), inArray(auditLog.action, [...actions])))
    .orderBy(desc(auditLog.id))
    .limit(most);
  const newest = new Map<string, FieldChange>();
  for (const { before, after, actor, at } of entries) {
    for (const field of changedFields(before, after)) {
      if (!newest.has(field)) newest.set(field, { field, actor, at: shopMoment(at) });
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
