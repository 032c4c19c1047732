import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Executor, Transaction } from './database.ts';
import { sqlState } from './sql-state.ts';

const attempts = 4;

const open = new AsyncLocalStorage<true>();

/** Returns true if the current code was called by the work of an open transaction. */
export const isInTransaction = (): boolean => open.getStore() ?? false;

/**
 * Runs `work` in one transaction. Retries up to 3 times when the database aborted it (serialization failure, deadlock),
 * never after any other error. So `work` only runs statements of the transaction: while it waits for a disk, the
 * network or a computation, its locks block all others, and the database times it out. The API tests fail where this
 * happens (test/slow-work.ts).
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((transaction) => open.run(true, () => work(transaction)));
    } catch (error) {
      if (attempt === attempts || !lostRace.has(sqlState(error) ?? '')) throw error;
    }
  }
}

const lostRace = new Set(['40001', '40P01']);

/** SQLSTATE in_failed_sql_transaction (PostgreSQL manual, appendix A): an earlier statement failed. */
const afterFailure = '25P02';

/**
 * Runs independent statements of one transaction or one connection: they are pipelined in one packet. Waits for all of them also when
 * one fails, because a statement that is sent after the rollback would run outside of the transaction. Returns their results; throws
 * the first failure.
 */
export function together<const Works extends readonly PromiseLike<unknown>[]>(works: Works): Promise<Results<Works>>;
export async function together(works: readonly PromiseLike<unknown>[]): Promise<unknown[]> {
  // Once for each: a statement of the query builder runs again whenever it is awaited.
  const outcomes = await Promise.allSettled(works);
  const reasons = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (reasons.length > 0) throw reasons.find((reason) => sqlState(reason) !== afterFailure) ?? reasons[0];
  return outcomes.map((outcome): unknown => (outcome.status === 'fulfilled' ? outcome.value : undefined));
}

type Results<Works> = { -readonly [Place in keyof Works]: Awaited<Works[Place]> };

/** Runs statements on one connection, without a transaction, so that those that are sent `together` are one packet. */
export async function onOneConnection<Result>(
  { $client: pool }: Database,
  work: (executor: Executor) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await work(drizzle(client));
  } finally {
    client.release();
  }
}
