import type { Logger } from 'pino';
import type { Database, Transaction } from '../database/database.ts';
import type { events } from './events.tables.ts';

/** What processing events needs. */
export type EventLog = { readonly db: Database; readonly clock: () => Date; readonly log: Logger };

export type LoggedEvent = typeof events.$inferSelect;

/**
 * A subscriber of events. `handle` writes what follows from an event in the given transaction: what leaves the shop
 * (mail, a request) is only queued there, and sent by a job. Delivery is at least once, so `handle` must be idempotent.
 */
export type Subscriber = {
  /** The name under which its position is stored. */
  readonly name: string;
  readonly kinds: readonly string[];
  readonly handle: (transaction: Transaction, event: LoggedEvent) => Promise<void>;
};
