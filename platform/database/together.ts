import { sqlState } from './sql-state.ts';

/** SQLSTATE in_failed_sql_transaction (PostgreSQL manual, appendix A): an earlier statement is what failed. */
const afterFailure = '25P02';

/**
 * Runs statements of one transaction that need none of the others' answers: they leave at once, in one packet. Waits for
 * all of them also when one fails, because what is still asked when the transaction was undone would be done outside of
 * it. Throws the failure that came first.
 */
export async function together(works: readonly PromiseLike<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works);
  const reasons = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (reasons.length > 0) throw reasons.find((reason) => sqlState(reason) !== afterFailure) ?? reasons[0];
}
