import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { serverEnvironment } from './server-environment.ts';
import { EmbeddedFailure } from './embedded-failure.ts';

/** The user that the database server runs as. */
export type Identity = { readonly uid: number; readonly gid: number };

/**
 * Returns the user that runs the server over `cluster`: undefined means the shop's own user. PostgreSQL refuses to run
 * as root, so under root it is the owner of the existing data, or else the user `postgres`, created when missing.
 */
export function serverIdentity(cluster: string): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return userNamed('postgres') ?? createdUser('postgres');
}

/** Returns true if the user can enter a folder. Asks the system, which also knows access lists and mounts. */
export function canEnter(folder: string, identity: Identity): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...identity, env: serverEnvironment, cwd: '/' }).status === 0
  );
}

/** Lets the server's user traverse the data folder to its own part, without permission to list it. */
export function openPassage(dataDir: string, identity: Identity): void {
  if (canEnter(dataDir, identity) || !canEnter(dirname(dataDir), identity)) return;
  chmodSync(dataDir, statSync(dataDir).mode | 0o011);
}

function userNamed(name: string): Identity | undefined {
  const uid = number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout);
  const gid = number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function number(text: string | null): number | undefined {
  return text !== null && /^\d+\s*$/.test(text) ? Number(text) : undefined;
}

function createdUser(name: string): Identity {
  const ways = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name],
    ['adduser', '-S', '-D', '-H', name],
  ] as const;
  for (const [command, ...args] of ways) {
    if (!succeeds(command, args)) continue;
    const user = userNamed(name);
    if (user !== undefined) return user;
  }
  throw new EmbeddedFailure(
    'PostgreSQL no funciona como root y no se pudo crear el usuario postgres: ' +
      'inicie la tienda con otro usuario o indique DATABASE_URL.',
  );
}

function succeeds(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
