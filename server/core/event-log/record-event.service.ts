import type { EventDataOf, EventKind } from '#contract/events.ts';
import type { Executor } from '#platform/database/database.ts';
import { appendEvent, eventValues, type EventValues } from '#platform/events/append-event.ts';

type Happening<Kind extends EventKind> = {
  readonly at: Date;
  readonly kind: Kind;
  readonly subject: string;
  /** 'buyer', 'provider', 'clock', 'visitor' or 'admin:<username>'. */
  readonly actor: string;
  readonly data: EventDataOf<Kind>;
};

/** Records an event in the transaction of the change that it describes. Subscribers receive events by kind. */
export function recordEvent<Kind extends EventKind>(executor: Executor, event: Happening<Kind>): PromiseLike<unknown> {
  return appendEvent(executor, event);
}

/** Returns the values of an event that a statement appends with its change (`appendedWith`). */
export function eventOf<Kind extends EventKind>(event: Happening<Kind>): EventValues {
  return eventValues(event);
}
