import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { types, Client, type Pool } from 'pg';
import { addressesOf } from './database-address.ts';
import { openPool } from './open-pool.ts';
import { oneServer, watchServers, type Servers } from './servers.ts';
import { StartRefused } from '../process/start-refused.ts';
import { sqlState } from './sql-state.ts';

/**
 * The database cannot be used. The message is one Spanish line, without the password, for the person who starts the
 * shop.
 */
class DatabaseUnreachable extends StartRefused {
  override readonly name = 'DatabaseUnreachable';
}

const oldestMajor = 15;

const startingUp = '57P03';

const sentences: Readonly<Record<string, string>> = {
  '28P01': 'el usuario o la clave no son correctos',
  '28000': 'el servidor no acepta a ese usuario',
  '3D000': 'esa base de datos no existe',
  '53300': 'el servidor no acepta más conexiones',
  [startingUp]: 'el servidor todavía está arrancando',
  ECONNREFUSED: 'nadie responde en esa dirección',
  ENOTFOUND: 'no se encuentra ese servidor',
  EAI_AGAIN: 'no se encuentra ese servidor',
  ETIMEDOUT: 'el servidor no responde',
};

export { DatabaseUnreachable };

/** The database, by the connections of a pool. */
export type Database = NodePgDatabase & { readonly $client: Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What runs statements: the database, one of its connections, or the open transaction that they belong to. */
export type Executor = NodePgDatabase | Transaction;

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

/** Throws DatabaseUnreachable unless a PostgreSQL 15 or newer answers at `url`. Waits for one that is starting. */
async function reachableServer(url: string): Promise<void> {
  const place = placeIn(url);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await checkVersion(url, place);
    } catch (error) {
      if (error instanceof DatabaseUnreachable) throw error;
      if (sqlState(error) !== startingUp || attempt === 40) throw new DatabaseUnreachable(sentence(error, place));
      await pause(250);
    }
  }
}

async function checkVersion(url: string, place: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major >= oldestMajor) return;
    throw new DatabaseUnreachable(`PostgreSQL ${major} en ${place} es demasiado antiguo: se necesita 15 o posterior.`);
  } finally {
    await client.end();
  }
}

/** Returns host, port and database of an address, as text to show. */
function placeIn(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new DatabaseUnreachable('DATABASE_URL no es válida: se espera postgres://usuario:clave@servidor:5432/base.');
  }
  return `${parsed.host}${parsed.pathname}`;
}

function sentence(error: unknown, place: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message.split('\n').at(0) : String(error);
  return `No hay conexión con la base de datos ${place}: ${sentences[code] ?? message}.`;
}
