import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { readAccess } from '#platform/database/embedded-access.ts';
import { embeddedBinaries } from '#platform/database/embedded-binaries.ts';
import type { Cluster } from '#platform/database/embedded-cluster.ts';
import { serverIdentity } from '#platform/database/embedded-identity.ts';
import { shopUrl } from '#platform/database/embedded.ts';
import { launchServer } from '#platform/database/launch-server.ts';

/**
 * Starts a standby of the embedded server below `primaryDir`, from a copy of its folder made while it runs (PostgreSQL,
 * "Making a Base Backup Using the Low Level API" and "Setting Up a Standby Server").
 */
export async function startReplica(primaryDir: string) {
  const folder = realpathSync(join(primaryDir, 'postgres'));
  const primary = await administratorOf(folder);
  const copy = `${folder}-replica`;
  const identity = serverIdentity(folder);
  try {
    await primary.query("select pg_backup_start('trial', true)");
    cpSync(folder, copy, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') });
    const { rows } = await primary.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    writeFileSync(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await primary.end();
  }
  writeFileSync(join(copy, 'standby.signal'), '');
  writeFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${conninfoOf(folder)}'\n`);
  if (identity) chownTo(identity, copy);
  const cluster: Cluster = {
    folder: copy,
    logFile: join(primaryDir, 'replica.log'),
    identity,
    binaries: embeddedBinaries(identity),
    fast: false,
    log: () => undefined,
  };
  let server = await launchServer(cluster);
  const url = shopUrl({ port: server.port, password: readAccess(cluster.folder)?.password ?? '' });
  return {
    url,
    /** Makes every commit wait for this server (synchronous replication). */
    async waitForIt(): Promise<void> {
      const client = await administratorOf(folder);
      await client.query("alter system set synchronous_standby_names = '*'");
      await client.query('select pg_reload_conf()');
      const waitsFor = "select 1 from pg_stat_replication where sync_state = 'sync'";
      while ((await client.query(waitsFor)).rowCount === 0) await pause(20);
      await client.end();
    },
    /** Runs a statement as superuser. */
    async order(statement: string): Promise<void> {
      const client = await administratorOf(cluster.folder);
      await client.query(statement);
      await client.end();
    },
    async kill(): Promise<void> {
      process.kill(server.pid, 'SIGKILL');
      await server.ended;
    },
    async start(): Promise<void> {
      server = await launchServer(cluster);
    },
    async stop(): Promise<void> {
      process.kill(server.pid, 'SIGINT');
      await server.ended;
      rmSync(cluster.folder, { recursive: true, force: true });
    },
  };
}

function conninfoOf(folder: string): string {
  const { port, password } = readAccess(folder) ?? { port: 0, password: '' };
  return `host=127.0.0.1 port=${port} user=postgres password=${password} sslmode=disable`;
}

async function administratorOf(folder: string): Promise<Client> {
  const { port, password } = readAccess(folder) ?? { port: 0, password: '' };
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await client.connect();
  return client;
}

/** The copy must belong to the server's user, and the server refuses a folder that others may read. */
function chownTo({ uid, gid }: { readonly uid: number; readonly gid: number }, place: string): void {
  chownSync(place, uid, gid);
  execFileSync('chown', ['-R', `${uid}:${gid}`, place]);
}
