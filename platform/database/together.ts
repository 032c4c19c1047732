import { sqlState } from './sql-state.ts';

/** SQLSTATE in_failed_sql_transaction (PostgreSQL manual, appendix A): an earlier statement failed. */
const afterFailure = '25P02';

/**
 * Runs independent statements of one transaction: they are pipelined in one packet. Waits for all of them also when one
 * fails, because a statement that is sent after the rollback would run outside of the transaction. Throws the first
 * failure.
 */
export async function together(works: readonly PromiseLike<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works);
  const reasons = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (reasons.length > 0) throw reasons.find((reason) => sqlState(reason) !== afterFailure) ?? reasons[0];
}
