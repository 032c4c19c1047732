import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { adoptServer } from './adopt-server.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { readAccess } from './embedded-access.ts';
import { clusterAccess, prepareCluster } from './embedded-cluster.ts';
import { EmbeddedFailure } from './embedded-failure.ts';
import { launchServer } from './launch-server.ts';
import { restartOnCrash } from './restart-on-crash.ts';

export { EmbeddedFailure };

export type EmbeddedOptions = {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Gives up durability for speed; only for tests. */
  readonly fast?: boolean;
  /** Gets what went wrong while the shop runs; `log` by default. */
  readonly logFailure?: (line: string) => void;
  /** False for a server that stays down when it crashes. */
  readonly isRestarted?: boolean;
  /** The longest pause between two restarts, in ms: a minute by default. */
  readonly longestPauseMs?: number;
};

export type Embedded = {
  readonly url: string;
  /** True if the server was found running, left by a shop that was killed. */
  readonly adopted: boolean;
  /** The pid of the server's main process. */
  readonly pid: () => number;
  /** Shuts the server down, with its data written; a second call waits for the first. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts the embedded PostgreSQL over `<dataDir>/postgres`, or adopts the one a killed shop left there, and restarts it
 * after every crash until `stop`. One shop per data folder. Throws EmbeddedFailure with one clear line.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, log, fast = false, logFailure = log, isRestarted = true, longestPauseMs = 60_000 } = options;
  const lock = lockDataFolder(resolve(dataDir));
  try {
    const cluster = prepareCluster({ dataDir: resolve(dataDir), fast, log });
    const found = await adoptServer(cluster);
    if (found !== undefined) log('Se encontró la base de datos en marcha y se sigue con ella.');
    const running = found ?? (await launchServer(cluster));
    const address = { port: running.port, password: clusterAccess(cluster).password };
    const upkeep = restartOnCrash(cluster, running, { logFailure, isRestarted, longestPauseMs });
    const stop = async () => {
      await upkeep.stop();
      lock.release();
    };
    let stopped: Promise<void> | undefined;
    await ensureShopDatabase(address).catch(async (error: unknown) => {
      await upkeep.stop();
      throw error;
    });
    return { url: shopUrl(address), adopted: found !== undefined, pid: upkeep.pid, stop: () => (stopped ??= stop()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Returns the address of a data folder's embedded database, running or not; undefined if it does not exist yet. */
export function embeddedUrl(dataDir: string): string | undefined {
  const access = readAccess(join(dataDir, 'postgres'));
  return access === undefined ? undefined : shopUrl(access);
}

type Address = { readonly port: number; readonly password: string };

/**
 * Creates the shop's role and database in the embedded server when they are missing. The role is no superuser, so an
 * SQL injection gives no access to the machine's files.
 */
async function ensureShopDatabase({ port, password }: Address): Promise<void> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount: roles } = await client.query(`select 1 from pg_roles where rolname = 'percha'`);
    if (roles === 0) await client.query(`create role percha login createdb password '${password}'`);
    const { rowCount: databases } = await client.query(`select 1 from pg_database where datname = 'percha'`);
    if (databases === 0) await client.query('create database percha owner percha');
  } finally {
    await client.end();
  }
}

/** Returns the shop's connection address of the embedded server. */
export function shopUrl({ port, password }: Address): string {
  return `postgres://percha:${password}@127.0.0.1:${port}/percha`;
}
