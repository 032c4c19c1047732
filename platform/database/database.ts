import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { types } from 'pg';
import type { Pool } from 'pg';
import { addressesOf } from './database-address.ts';
import { DatabaseUnreachable, reachableServer } from './database-unreachable.ts';
import { openPool } from './open-pool.ts';
import { oneServer, watchServers } from './servers.ts';
import type { Servers } from './servers.ts';

export { DatabaseUnreachable };

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What runs statements: the database, or the open transaction that they belong to. */
export type Executor = Database | Transaction;

export type OpenDatabase = {
  readonly db: Database;
  readonly pool: Pool;
  readonly servers: Servers;
  readonly close: () => Promise<void>;
};

type Options = {
  /** The maximum number of connections of the pool; 10 by default. */
  readonly max?: number;
};

/** Settings of every connection; times in ms. */
export const connectionSettings = {
  application_name: 'percha',
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  // The word similarity, from 0 to 1, from which the catalogue's search takes two words for the same.
  options: '-c timezone=UTC -c pg_trgm.word_similarity_threshold=0.4',
} as const;

/**
 * Connects to a PostgreSQL 15 or newer; of several hosts to the one that is the primary, also after a failover. Throws
 * DatabaseUnreachable with one clear line when the address is bad, no server answers, or the server is too old.
 */
export async function openDatabase(url: string, { max = 10 }: Options = {}): Promise<OpenDatabase> {
  const urls = addressesOf(url);
  const servers = urls.length === 1 ? oneServer(url) : await watchServers(urls);
  try {
    await reachableServer(servers.primary());
  } catch (error) {
    await servers.close();
    throw error;
  }
  const pool = openPool({ ...connectionSettings, max, servers });
  const close = async () => {
    await servers.close();
    await pool.end();
  };
  return { db: drizzle(pool), pool, servers, close };
}

/** Returns PostgreSQL's bigint as a number; the driver returns a string. Throws beyond the safe integers. */
function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`bigint ${text} does not fit a number`);
  return number;
}

const bigint = 20;
const bigintList: number = 1016;
const textList: number = 1009;
// Drizzle uses the driver's global type parsers, so these are set there.
types.setTypeParser(bigint, safeInteger);
const parseTexts: (text: string) => (string | null)[] = types.getTypeParser(textList);
types.setTypeParser(bigintList, (list) => parseTexts(list).map((item) => (item === null ? null : safeInteger(item))));
