import { dayMs } from '#contract/core/time/units.ts';
import { accountEvents } from '#contract/people/events.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { deleteEventsBefore, deleteEventsNaming } from '#platform/events/delete-events.ts';

const kinds = Object.keys(accountEvents);

type Account = { readonly id: number; readonly email: string | null };

/** Deletes the events of an account, and its address in the events of others. */
export async function forgetEvents(transaction: Transaction, { id, email }: Account): Promise<void> {
  const members = email === null ? [] : ['recipient', 'present'];
  await deleteEventsNaming(transaction, { kinds, subject: String(id), value: email ?? '', members });
}

const keptMs = 90 * dayMs;

/** Deletes old events of accounts: the addresses in them are not needed any more. */
export async function sweepEvents(db: Executor, now: Date): Promise<void> {
  await deleteEventsBefore(db, kinds, new Date(now.getTime() - keptMs));
}
