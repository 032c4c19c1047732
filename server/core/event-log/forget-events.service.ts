import { and, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { dayMs } from '#contract/core/time/units.ts';
import { accountEvents } from '#contract/people/events.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { deleteEventsBefore, deleteEventsNaming } from '#platform/events/delete-events.ts';

import { events } from '#platform/events/events.tables.ts';

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

/**
 * Lets the transaction change words in the entries of administrators, which the database rejects otherwise: never who did what, and
 * when (server/migrations/0083_own_data.sql).
 */
export async function allowForgetting(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select set_config('percha.forgets', 'yes', true)`);
}

/** The events of orders with words that somebody typed. */
const typed = ['order.noted', 'order.return-moved', 'order.fulfilment-moved', 'order.receipt'] as const;

/** The entries of administrators about orders with a reason that somebody typed. */
const reasoned = ['order.refund', 'order.receipt-refused', 'order.status', 'order.payment'] as const;

/** Takes what people typed out of the events of orders; what happened stays. Needs `allowForgetting`. */
export async function forgetOrderWords(transaction: Transaction, references: readonly string[]): Promise<void> {
  if (references.length === 0) return;
  const isOfOrders = sql`${events.subject} = any(${sql.param([...references])}::text[])`;
  await transaction
    .update(events)
    .set({
      data: sql`${events.data}
        || case when ${events.data} ? 'text' then '{"text": ""}'::jsonb else '{}' end
        || case when ${events.data} ? 'reason' then '{"reason": ""}'::jsonb else '{}' end`,
    })
    .where(and(isOfOrders, inArray(events.kind, [...typed])));
  await transaction
    .update(events)
    .set({ data: sql`jsonb_set(${events.data}, '{after,reason}', 'null')` })
    .where(and(isOfOrders, inArray(events.kind, [...reasoned]), sql`${events.data} -> 'after' ? 'reason'`));
}

type Named = {
  readonly username: string;
  readonly email: string | null;
  /** What stands in place of the user name; undefined to keep it, because an administrator deletes the account and the log says which. */
  readonly alias: string | undefined;
  /** What stands in place of the address. */
  readonly noEmail: string;
};

/** The entries of administrators that name a person by the user name. */
const aboutPeople = ['user.role', 'user.create-admin', 'user.password-reset', 'mail.advertising'] as const;

/** The entries of administrators that hold addresses of customers. */
const withEmails = ['coupon.create', 'coupon.update', 'coupon.end', 'coupon.delete', 'letter.test'] as const;

/** Takes a person out of the entries of administrators. Needs `allowForgetting`. */
export async function forgetNamed(
  transaction: Transaction,
  { username, email, alias, noEmail }: Named,
): Promise<void> {
  const isNamed = (name: SQL) => sql`lower(${name}) = ${username.toLowerCase()}`;
  if (alias !== undefined) {
    await transaction
      .update(events)
      .set({ subject: alias })
      .where(and(inArray(events.kind, [...aboutPeople]), isNamed(sql`${events.subject}`)));
  }
  await transaction
    .update(events)
    .set({
      data: sql`jsonb_set(${events.data}, '{before}', (${events.data} -> 'before') || ${JSON.stringify({ UserUserName: alias ?? username, comment: '' })}::jsonb)`,
    })
    .where(and(inArray(events.kind, ['review.delete']), isNamed(sql`${events.data} #>> '{before,UserUserName}'`)));
  if (email === null) return;
  const address = email.toLowerCase();
  await transaction
    .update(events)
    .set({ data: sql`replace(${events.data}::text, ${address}::text, ${noEmail}::text)::jsonb` })
    .where(and(inArray(events.kind, [...withEmails]), sql`strpos(${events.data}::text, ${address}::text) > 0`));
}
