import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { minuteMs } from '#contract/core/time/units.ts';
import { serverEnvironment } from './server-environment.ts';
import { clusterAccess, type Cluster } from './embedded-cluster.ts';
import { freePort, writeAccess } from './embedded-access.ts';
import { EmbeddedFailure, reasonOf } from './embedded-failure.ts';
import { postmasterNote } from './postmaster-file.ts';
import { becomesTrue, endLeftovers, type RunningServer } from './running-server.ts';

const recoveryLimit = 10 * minuteMs;

/**
 * Starts a server over a cluster that has none, on its remembered port or, when that is in use, another, which is then
 * remembered. With `onlyPort` it starts there or not at all. Waits until it answers; after a crash that includes recovery.
 * Throws EmbeddedFailure.
 */
export async function launchServer(cluster: Cluster, onlyPort?: number): Promise<RunningServer> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const access = clusterAccess(cluster);
    const port = await freePort(onlyPort ?? access.port);
    if (onlyPort !== undefined && port !== onlyPort) throw refused(cluster, `el puerto ${onlyPort} está ocupado`);
    const outcome = await tryLaunch(cluster, port);
    if (typeof outcome !== 'string') {
      if (port !== access.port) writeAccess(cluster.folder, { ...access, port }, cluster.identity);
      return outcome;
    }
    if (!isTransient(outcome)) throw refused(cluster, outcome);
    await endLeftovers(cluster.folder, 5000);
  }
  throw refused(cluster, 'cinco intentos sin éxito');
}

/** Returns the server, or its error message when it did not start. */
async function tryLaunch(cluster: Cluster, port: number): Promise<RunningServer | string> {
  const logSize = logSizeOf(cluster);
  const child = spawnServer(cluster, port);
  // Until the caller watches it: a shop that ends while its server starts stops the server too.
  const endWithShop = () => child.kill('SIGINT');
  process.once('exit', endWithShop);
  let failure: string | undefined;
  let isOver = false;
  const ended = new Promise<void>((done) => {
    const end = (reason?: string) => {
      failure = reason;
      isOver = true;
      done();
    };
    child.once('error', (error) => end(reasonOf(error)));
    child.once('exit', () => {
      process.off('exit', endWithShop);
      end();
    });
  });
  const isReady = () => {
    const note = postmasterNote(cluster.folder);
    return note?.pid === child.pid && note?.status === 'ready';
  };
  await becomesTrue(() => isOver || isReady(), recoveryLimit);
  if (isOver || child.pid === undefined) return failure ?? lastErrorMessage(cluster.logFile, logSize);
  return { pid: child.pid, port, ended };
}

/**
 * The server runs in its own session and process group, so that Ctrl+C does not stop it while the shop still finishes
 * its requests. It logs to a file, because a pipe would break when the shop is killed.
 */
function spawnServer(cluster: Cluster, port: number): ChildProcess {
  keepLogShort(cluster.logFile);
  const log = openSync(cluster.logFile, 'a');
  const args = ['-D', cluster.folder, ...settings(port, cluster.fast).flatMap((setting) => ['-c', setting])];
  const child = spawn(cluster.binaries.postgres, args, {
    ...cluster.identity,
    cwd: '/',
    detached: true,
    env: serverEnvironment,
    stdio: ['ignore', log, log],
  });
  child.unref();
  closeSync(log);
  return child;
}

/**
 * For tests: without durability, and without what costs more than it brings among a few rows. A plan over all tables starts
 * two processes otherwise, and each connection hashes its password 4096 times.
 */
const quickSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'jit=off',
  'autovacuum_naptime=1h',
  'max_parallel_workers_per_gather=0',
  'scram_iterations=1',
];

function settings(port: number, fast: boolean): string[] {
  const reach = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  const size = ['shared_buffers=128MB', 'timezone=UTC', 'log_timezone=UTC'];
  // Statements and details of errors hold customers' data, which must not be logged.
  const logSettings = ['log_min_error_statement=panic', 'log_error_verbosity=terse', 'log_checkpoints=off'];
  return [...reach, ...size, ...logSettings, ...(fast ? quickSettings : [])];
}

/**
 * Returns true for a failure that a retry may solve: the port is in use, or a child of a killed server is still
 * running.
 */
function isTransient(message: string): boolean {
  return /could not create any TCP\/IP sockets|could not bind|Address already in use|shared memory block/.test(message);
}

/** Returns the size of the server's log, in bytes: what is added later is about what happens later. */
export function logSizeOf({ logFile }: Cluster): number {
  return statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
}

/** Returns why a server ended, by what its log has from a size on. */
export function lastErrorMessage(logFile: string, from: number): string {
  const lines = readFileSync(logFile, 'utf8').slice(from).split('\n').filter(Boolean);
  const fatal = lines.findLast((line) => /FATAL|PANIC|postgres:/.test(line)) ?? lines.at(-1);
  return fatal?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? 'terminó sin decir por qué';
}

function keepLogShort(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 5_000_000) renameSync(logFile, `${logFile}.1`);
}

function refused(cluster: Cluster, message: string): EmbeddedFailure {
  return new EmbeddedFailure(`La base de datos incluida no arranca: ${message} (registro: ${cluster.logFile}).`);
}
