import { join, resolve } from 'node:path';
import { adoptServer } from './adopt-server.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { readAccess } from './embedded-access.ts';
import { clusterAccess, prepareCluster } from './embedded-cluster.ts';
import type { Cluster } from './embedded-cluster.ts';
import { EmbeddedFailure, reasonOf } from './embedded-failure.ts';
import { ensureShopDatabase, shopUrl } from './embedded-roles.ts';
import { launchServer } from './launch-server.ts';
import { signalProcess } from './process-identity.ts';
import { endServer } from './running-server.ts';
import type { RunningServer } from './running-server.ts';

export { EmbeddedFailure };

export type EmbeddedOptions = {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Gives up durability for speed; only for tests. */
  readonly fast?: boolean;
  /** The number of crashes within an hour after which the server is not restarted. 5 by default. */
  readonly mostFalls?: number;
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
 * after crashes until `stop`. One shop per data folder. Throws EmbeddedFailure with one clear line.
 */
export async function startEmbedded({ dataDir, log, fast = false, mostFalls = 5 }: EmbeddedOptions): Promise<Embedded> {
  const lock = lockDataFolder(resolve(dataDir));
  try {
    const cluster = prepareCluster({ dataDir: resolve(dataDir), fast, log });
    const found = await adoptServer(cluster);
    if (found !== undefined) log('Se encontró la base de datos en marcha y se sigue con ella.');
    const running = found ?? (await launchServer(cluster));
    const address = { port: running.port, password: clusterAccess(cluster).password };
    const upkeep = restartOnCrash(cluster, running, mostFalls);
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

const patience = { fast: 30_000, immediate: 5000 };
const hourMs = 60 * 60_000;

/** Restarts the server when it dies while the shop runs; the pool reconnects by itself. */
function restartOnCrash(cluster: Cluster, first: RunningServer, mostFalls: number) {
  let running = first;
  let launching: Promise<void> | undefined;
  let stopping = false;
  let falls: number[] = [];
  // A shop that ends without `stop` (an uncaught error) also stops its server.
  const endWithShop = () => signalProcess(running.pid, 'SIGINT');
  process.once('exit', endWithShop);

  const watch = async () => {
    await running.ended;
    if (stopping) return;
    const now = performance.now();
    falls = [...falls.filter((at) => now - at < hourMs), now];
    if (falls.length > mostFalls) {
      cluster.log(`La base de datos se cayó ${falls.length} veces: no se levanta más. Reinicie la tienda.`);
      return;
    }
    cluster.log('La base de datos se cayó: se levanta de nuevo.');
    launching = relaunch();
    await launching;
  };
  const relaunch = async () => {
    try {
      // A dead server that was not our child process may leave a pid file that has to be removed first.
      running = (await adoptServer(cluster)) ?? (await launchServer(cluster));
      if (running.port !== first.port) cluster.log('El puerto de la base de datos cambió: reinicie la tienda.');
      void watch();
    } catch (error) {
      cluster.log(reasonOf(error));
    }
  };
  const stop = async () => {
    stopping = true;
    await launching;
    await endServer(running.pid, cluster.folder, patience);
    process.off('exit', endWithShop);
  };
  void watch();
  return { pid: () => running.pid, stop };
}
