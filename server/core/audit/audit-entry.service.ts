import { inArray, type SQL } from 'drizzle-orm';
import { auditActions, type AuditAction, type AuditJson } from '#contract/office/audit-desk.ts';
import { administrative } from '#contract/events.ts';
import { events } from '#platform/events/events.tables.ts';
import type { LoggedEvent } from '#platform/events/subscriber.ts';

const prefix = 'admin:';

/** Returns the condition for the events that the audit log consists of. */
export function isAction(actions: readonly AuditAction[]): SQL {
  return inArray(events.kind, [...actions]);
}

type Entry = {
  readonly id: number;
  readonly actor: string;
  /** The name of a token. */
  readonly program: string | null;
  readonly action: AuditAction;
  readonly subject: string;
  readonly before: AuditJson | null;
  readonly after: AuditJson | null;
};

/** Returns an event as an entry of the audit log. Throws for any other event. */
export function entryOf({ id, kind, subject, actor, data }: LoggedEvent): Entry {
  const action = auditActions.find((one) => one === kind);
  if (action === undefined) throw new Error(`${kind} is no administrator's action`);
  const { before = null, after = null, program = null } = administrative.parse(data);
  return { id, action, subject, actor: nameOfActor(actor), program, before, after };
}

/** Returns who made an event as people read it: an administrator's user name; others as they are. */
export function nameOfActor(actor: string): string {
  return actor.startsWith(prefix) ? actor.slice(prefix.length) : actor;
}
