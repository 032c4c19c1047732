import { randomBytes, randomInt } from 'node:crypto';
import { chownSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { EmbeddedFailure } from './embedded-failure.ts';
import type { Identity } from './embedded-identity.ts';

/** How to connect to a cluster. `port` is 0 until the first start chooses one. */
export type Access = { readonly port: number; readonly password: string };

const access = z.object({ port: z.number(), password: z.string().regex(/^[\w-]{20,}$/) });

/** Returns a new password of 256 random bits, in characters that need no quoting. */
export function createAccess(): Access {
  return { port: 0, password: randomBytes(32).toString('base64url') };
}

/** The file is inside the cluster, so that a copied or moved data folder keeps its password. */
export const accessFile = (folder: string): string => join(folder, 'percha-access.json');

export function readAccess(folder: string): Access | undefined {
  try {
    return access.parse(JSON.parse(readFileSync(accessFile(folder), 'utf8')));
  } catch {
    return undefined;
  }
}

export function writeAccess(folder: string, written: Access, identity: Identity | undefined): void {
  const draft = `${accessFile(folder)}.new`;
  writeFileSync(draft, JSON.stringify(written), { mode: 0o600 });
  if (identity !== undefined) chownSync(draft, identity.uid, identity.gid);
  renameSync(draft, accessFile(folder));
}

/**
 * Ports that no system gives to outgoing connections by itself: Linux begins at 32768, others at 49152 (RFC 6335).
 * While the server is down its clients try to connect again and again. A port of that range could be given to one of
 * them, which then connects to itself and keeps the server from starting.
 */
const ownPorts = { first: 20_000, last: 32_767 } as const;

const isOwn = (port: number) => port >= ownPorts.first && port <= ownPorts.last;

/** The maximum number of ports to try. */
const mostTries = 100;

/** Returns `wanted` when it is one of `ownPorts` and free, else another free one of them. */
export async function freePort(wanted = 0): Promise<number> {
  if (isOwn(wanted) && (await isListenable(wanted))) return wanted;
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const port = randomInt(ownPorts.first, ownPorts.last + 1);
    if (await isListenable(port)) return port;
  }
  throw new EmbeddedFailure(`No hay un puerto libre entre ${ownPorts.first} y ${ownPorts.last}.`);
}

function isListenable(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => void server.close(() => done(true)));
  });
}
