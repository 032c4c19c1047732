import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, types } from 'pg';
import { DatabaseUnreachable, reachableServer } from './database-unreachable.ts';
import { sqlState } from './sql-state.ts';

export { DatabaseUnreachable };

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Whatever runs statements: the database, or the open transaction that they must belong to. */
export type Executor = Database | Transaction;

export type OpenDatabase = { readonly db: Database; readonly pool: Pool; readonly close: () => Promise<void> };

/**
 * Connects to a PostgreSQL 15 or newer. `max` connections (10 when not said).
 * Throws DatabaseUnreachable with one clear line when the address is bad, nobody answers, or the server is too old.
 */
export async function openDatabase(url: string, { max = 10 }: { readonly max?: number } = {}): Promise<OpenDatabase> {
  await reachableServer(url);
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'percha',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    // How alike two words are, of 1, that the catalogue's search takes for the same.
    options: '-c timezone=UTC -c pg_trgm.word_similarity_threshold=0.4',
  });
  // A connection that the server cuts tells its pool while idle and itself while lent; unheard, either ends the process.
  // The query that needed it fails in its own place, and the pool opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

const attempts = 4;

/**
 * Runs `work` in one transaction: all of it or nothing. Up to 3 more times when the database broke it off to settle a
 * race (serialization failure, deadlock), so `work` must do nothing but talk to the transaction; never after any other
 * error.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === attempts || !lostRace.has(sqlState(error) ?? '')) throw error;
    }
  }
}

const lostRace = new Set(['40001', '40P01']);

/** PostgreSQL's bigint as a number; the driver's own answer is a string. Throws where a number would lie. */
function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`bigint ${text} does not fit a number`);
  return number;
}

const bigint = 20;
const bigintList: number = 1016;
const textList: number = 1009;
// Drizzle asks the driver's table of the whole process, so that is where these have to stand.
types.setTypeParser(bigint, safeInteger);
const parseTexts: (text: string) => (string | null)[] = types.getTypeParser(textList);
types.setTypeParser(bigintList, (list) => parseTexts(list).map((item) => (item === null ? null : safeInteger(item))));
