import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { events } from './events.tables.ts';

/**
 * Lets the transaction change words in the entries of administrators, which the database rejects otherwise: never who did what, and
 * when (server/migrations/0084_own_data.sql).
 */
export async function allowForgetting(transaction: Executor): Promise<void> {
  await transaction.execute(sql`select set_config('percha.forgets', 'yes', true)`);
}

type Words = {
  readonly kinds: readonly string[];
  readonly where: SQL;
  /** What stands in place of the subject or the data. */
  readonly words: { readonly subject: string } | { readonly data: SQL };
};

/** Replaces the words about a person in events of some kinds. Needs `allowForgetting`. */
export async function forgetWords(transaction: Executor, { kinds, where, words }: Words): Promise<void> {
  await transaction
    .update(events)
    .set(words)
    .where(and(inArray(events.kind, [...kinds]), where));
}
