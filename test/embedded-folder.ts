import { execFile } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startEmbedded, type Embedded, type EmbeddedOptions } from '#platform/database/embedded.ts';
import { postmasterNote } from '#platform/database/postmaster-file.ts';
import { endServer } from '#platform/database/running-server.ts';
import { runFolder } from './database.folders.ts';

/**
 * Returns a data folder with a fresh embedded database for each test of a file, as durable as in production. Servers
 * that the test started or left running are stopped afterwards, and the folder is removed.
 */
export function embeddedFolder() {
  let blank: string;
  let path: string;
  let started: Embedded[];

  const start = async (options: Partial<EmbeddedOptions> = {}): Promise<Embedded> => {
    const embedded = await startEmbedded({ dataDir: path, log: () => undefined, ...options });
    started.push(embedded);
    return embedded;
  };

  beforeAll(async () => {
    blank = runFolder();
    const embedded = await startEmbedded({ dataDir: blank, log: () => undefined });
    await embedded.stop();
  });
  beforeEach(async () => {
    path = runFolder();
    started = [];
    await promisify(execFile)('cp', ['-Rp', join(blank, 'postgres'), join(path, 'postgres')]);
  });
  afterEach(async () => {
    for (const embedded of started) await embedded.stop();
    await clear(path);
  });
  afterAll(() => clear(blank));

  return {
    get path() {
      return path;
    },
    /** The folder of the server's own files. */
    cluster: () => clusterOf(path),
    start,
  };
}

/** Returns the single value of a query, on its own connection. */
export async function ask(url: string, query: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: query, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

function clusterOf(path: string): string {
  try {
    return readlinkSync(join(path, 'postgres'));
  } catch {
    return join(path, 'postgres');
  }
}

async function clear(path: string): Promise<void> {
  const cluster = clusterOf(path);
  const left = postmasterNote(cluster);
  if (left !== undefined) await endServer(left.pid, cluster, { fast: 2000, immediate: 2000 });
  await rm(cluster, { recursive: true, force: true });
  await rm(path, { recursive: true, force: true });
}
