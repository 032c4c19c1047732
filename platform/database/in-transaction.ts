import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Transaction } from './database.ts';
import { sqlState } from './sql-state.ts';

const attempts = 4;

const open = new AsyncLocalStorage<true>();

/** True if the code that runs now was called by the work of an open transaction. */
export const isInTransaction = (): boolean => open.getStore() ?? false;

/**
 * Runs `work` in one transaction: all of it or nothing. Up to 3 more times when the database broke it off to settle a
 * race (serialization failure, deadlock), never after any other error. So `work` does nothing but talk to the
 * transaction: while it waits for a disk, the network or a computation, its locks keep everybody else waiting, and the
 * database ends it. The API tests fail where one does (test/quick-transactions.ts).
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
