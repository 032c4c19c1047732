import { z } from 'zod';
import { joinAreas } from './core/protocol/areas.ts';
import type { AuditAction } from './office/audit-desk.ts';
import { goodsEvents } from './goods/events.ts';
import { marketingEvents } from './marketing/events.ts';
import { accountEvents } from './people/events.ts';
import { salesEvents } from './sales/events.ts';

/**
 * A change by an administrator: the values before and after, and the name of the token if a program did it for this person. The
 * subject is as in the audit log.
 */
export const administrative = z.object({
  before: z.json().optional(),
  after: z.json().optional(),
  program: z.string().optional(),
});

/** An area whose events are all actions of administrators. */
const none = {};

/** The data of every event that is no action of an administrator. Each area lists its own in its `events.ts`. */
export const eventTable = joinAreas({
  core: none,
  people: accountEvents,
  goods: goodsEvents,
  site: none,
  delivery: none,
  sales: salesEvents,
  marketing: marketingEvents,
  mail: none,
  office: none,
});

type OwnEvents = typeof eventTable;

/** The kind of an event; actions of administrators are events too. */
export type EventKind = keyof OwnEvents | AuditAction;

/** The data of an event of a kind. */
export type EventDataOf<Kind extends EventKind> = z.output<
  Kind extends keyof OwnEvents ? OwnEvents[Kind] : typeof administrative
>;
