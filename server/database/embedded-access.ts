import { randomBytes } from 'node:crypto';
import { chownSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Identity } from './embedded-identity.ts';

/** How to reach a cluster. `port` is 0 until the first start chooses one. */
export type Access = { readonly port: number; readonly password: string };

/** A new password of 256 random bits, in letters that need no quoting. */
export function createAccess(): Access {
  return { port: 0, password: randomBytes(32).toString('base64url') };
}

/** The note is kept inside the cluster, so that a copied or moved data folder keeps its password. */
export function readAccess(folder: string): Access | undefined {
  try {
    const { port, password }: Partial<Access> = JSON.parse(readFileSync(note(folder), 'utf8'));
    if (typeof port !== 'number' || typeof password !== 'string' || !/^[\w-]{20,}$/.test(password)) return undefined;
    return { port, password };
  } catch {
    return undefined;
  }
}

export function writeAccess(folder: string, access: Access, identity: Identity | undefined): void {
  const draft = `${note(folder)}.new`;
  writeFileSync(draft, JSON.stringify(access), { mode: 0o600 });
  if (identity !== undefined) chownSync(draft, identity.uid, identity.gid);
  renameSync(draft, note(folder));
}

/** `wanted` when nobody listens there, else another free port. */
export async function freePort(wanted: number): Promise<number> {
  return (await listenable(wanted)) ?? (await listenable(0)) ?? 0;
}

function listenable(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

function note(folder: string): string {
  return join(folder, 'percha-access.json');
}
