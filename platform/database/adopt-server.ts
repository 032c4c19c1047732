import { Client } from 'pg';
import { readAccess } from './embedded-access.ts';
import type { Cluster } from './embedded-cluster.ts';
import { postmasterNote, removePostmasterNote } from './postmaster-file.ts';
import { processBirth, servesFolder } from './process-identity.ts';
import { becomesTrue, endLeftovers, endServer, type RunningServer } from './running-server.ts';

/** Timeouts in ms for a server that does not answer. Killing it loses nothing: its write-ahead log is recovered. */
const patience = { fast: 2000, immediate: 1500 };
/** The timeout in ms for a server that is shutting down, which may have much to write. */
const shutdownMs = 30_000;

/**
 * Returns the server that a killed shop left running over the cluster, when it accepts our password and has the
 * settings that we want. A server that is shutting down, hung or has other settings is stopped, and the pid file of a
 * dead one is removed; then returns undefined.
 */
export async function adoptServer(cluster: Cluster): Promise<RunningServer | undefined> {
  const { folder } = cluster;
  const note = postmasterNote(folder);
  if (note === undefined || !servesFolder(note.pid, folder)) {
    await removeStaleNote(folder, note?.pid);
    return undefined;
  }
  await becomesTrue(() => isSettled(folder), 60_000);
  const settled = postmasterNote(folder);
  if (settled?.status === 'ready' && (await answersAsOurs(cluster, settled.port))) {
    return { pid: settled.pid, port: settled.port, ended: untilGone(settled.pid, folder) };
  }
  if (settled?.status === 'stopping') await becomesTrue(() => !servesFolder(note.pid, folder), shutdownMs);
  await endServer(note.pid, folder, patience);
  await removeStaleNote(folder, note.pid);
  return undefined;
}

function isSettled(folder: string): boolean {
  return postmasterNote(folder)?.status !== 'starting';
}

/**
 * Removes the pid file of a dead server. PostgreSQL does so itself, but takes the server for a living one when its pid
 * was reused by another process of the same user, or when it stays a zombie because no process reaps it (containers
 * without init).
 */
async function removeStaleNote(folder: string, pid: number | undefined): Promise<void> {
  if (pid === undefined) return;
  await endLeftovers(folder, patience.immediate);
  if (looksAlive(pid)) removePostmasterNote(folder);
}

function looksAlive(pid: number): boolean {
  if (processBirth(pid) !== undefined) return true;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function answersAsOurs({ folder, fast }: Cluster, port: number): Promise<boolean> {
  const password = readAccess(folder)?.password;
  if (password === undefined) return false;
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string; fsync: string }>(
      `select current_setting('data_directory') as folder, current_setting('fsync') as fsync`,
    );
    return rows[0]?.folder === folder && rows[0].fsync === (fast ? 'off' : 'on');
  } catch {
    return false;
  } finally {
    // A hung server never acknowledges Terminate, so do not wait for it.
    client.end().catch(() => undefined);
  }
}

/** Resolves when the server is gone. It is not our child process, so there is no exit event. */
function untilGone(pid: number, folder: string): Promise<void> {
  return new Promise((done) => {
    const watch = setInterval(() => {
      if (servesFolder(pid, folder)) return;
      clearInterval(watch);
      done();
    }, 300);
    watch.unref();
  });
}
