import { sql, type SQL } from 'drizzle-orm';
import { dayMs } from '#contract/core/time/units.ts';
import { accountEvents } from '#contract/people/events.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { deleteEventsBefore, deleteEventsNaming } from '#platform/events/delete-events.ts';

import { events } from '#platform/events/events.tables.ts';
import { forgetWords } from '#platform/events/forget-words.ts';

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

/** The events of orders with words that somebody typed. */
const typed = ['order.noted', 'order.return-moved', 'order.fulfilment-moved', 'order.receipt'] as const;

/** The entries of administrators about orders with a reason that somebody typed. */
const reasoned = ['order.refund', 'order.receipt-refused', 'order.status', 'order.payment'] as const;

/** Takes what people typed out of the events of orders; what happened stays. Needs `allowForgetting`. */
export async function forgetOrderWords(transaction: Transaction, references: readonly string[]): Promise<void> {
  if (references.length === 0) return;
  const isOfOrders = sql`${events.subject} = any(${sql.param([...references])}::text[])`;
  const data = sql`${events.data}
    || case when ${events.data} ? 'text' then '{"text": ""}'::jsonb else '{}' end
    || case when ${events.data} ? 'reason' then '{"reason": ""}'::jsonb else '{}' end`;
  await forgetWords(transaction, { kinds: typed, where: isOfOrders, words: { data } });
  await forgetWords(transaction, {
    kinds: reasoned,
    where: sql`${isOfOrders} and ${events.data} -> 'after' ? 'reason'`,
    words: { data: sql`jsonb_set(${events.data}, '{after,reason}', 'null')` },
  });
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
const aboutPeople = [
  'user.role',
  'user.create-admin',
  'user.password-reset',
  'user.end-sessions',
  'user.help-factor',
  'user.stop-help',
  'mail.advertising',
] as const;

/** The entries of administrators that hold addresses of customers. */
const withEmails = ['coupon.create', 'coupon.update', 'coupon.end', 'coupon.delete', 'letter.test'] as const;

/** Takes a person out of the entries of administrators. Needs `allowForgetting`. */
export async function forgetNamed(transaction: Transaction, { username, email, alias, noEmail }: Named): Promise<void> {
  const isNamed = (name: SQL) => sql`lower(${name}) = ${username.toLowerCase()}`;
  if (alias !== undefined) {
    const where = isNamed(sql`${events.subject}`);
    await forgetWords(transaction, { kinds: aboutPeople, where, words: { subject: alias } });
  }
  const noAuthor = JSON.stringify({ UserUserName: alias ?? username, comment: '' });
  await forgetWords(transaction, {
    kinds: ['review.delete'],
    where: isNamed(sql`${events.data} #>> '{before,UserUserName}'`),
    words: { data: sql`jsonb_set(${events.data}, '{before}', (${events.data} -> 'before') || ${noAuthor}::jsonb)` },
  });
  if (email === null) return;
  const address = email.toLowerCase();
  await forgetWords(transaction, {
    kinds: withEmails,
    where: sql`strpos(${events.data}::text, ${address}::text) > 0`,
    words: { data: sql`replace(${events.data}::text, ${address}::text, ${noEmail}::text)::jsonb` },
  });
}
