import { Client } from 'pg';
import { readAccess } from './embedded-access.ts';
import type { Cluster } from './embedded-cluster.ts';
import { postmasterNote, removePostmasterNote } from './postmaster-file.ts';
import { processBirth, servesFolder } from './process-identity.ts';
import { becomesTrue, endLeftovers, endServer } from './running-server.ts';
import type { RunningServer } from './running-server.ts';

/** For a server that does not answer: what it has not written out, its log of changes holds. */
const patience = { fast: 2000, immediate: 1500 };
/** A server on its way down may have much to write. */
const lastWords = 30_000;

/**
 * The server that a killed shop left running over the cluster, when it answers with our password and runs as we want
 * it. One that is dying, hung or foreign in its settings is ended, and a dead one's note removed; then undefined.
 */
export async function adoptServer(cluster: Cluster): Promise<RunningServer | undefined> {
  const { folder } = cluster;
  const note = postmasterNote(folder);
  if (note === undefined || !servesFolder(note.pid, folder)) {
    await clearAway(folder, note?.pid);
    return undefined;
  }
  await becomesTrue(() => isSettled(folder), 60_000);
  const settled = postmasterNote(folder);
  if (settled?.status === 'ready' && (await answersAsOurs(cluster, settled.port))) {
    return { pid: settled.pid, port: settled.port, ended: untilGone(settled.pid, folder) };
  }
  if (settled?.status === 'stopping') await becomesTrue(() => !servesFolder(note.pid, folder), lastWords);
  await endServer(note.pid, folder, patience);
  await clearAway(folder, note.pid);
  return undefined;
}

function isSettled(folder: string): boolean {
  return postmasterNote(folder)?.status !== 'starting';
}

/**
 * PostgreSQL removes a dead server's note by itself, but takes it for a living one when its number was given to another
 * process of the same user, or when the dead one stays a zombie because nobody collects it (containers without init).
 */
async function clearAway(folder: string, pid: number | undefined): Promise<void> {
  if (pid === undefined) return;
  await endLeftovers(folder, patience.immediate);
  if (isTakenForLiving(pid)) removePostmasterNote(folder);
}

function isTakenForLiving(pid: number): boolean {
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

/** It is not our child, so nobody tells us when it ends. */
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
