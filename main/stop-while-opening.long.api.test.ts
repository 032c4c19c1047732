import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postmasterNote } from '#platform/database/postmaster-file.ts';
import { processesIn, servesFolder } from '#platform/database/process-identity.ts';
import { freePort } from '#test/free-port.ts';
import { startProcess } from '#test/node-process.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await realpath(await mkdtemp(join(tmpdir(), 'percha-stop-')));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** A first start with the embedded database, which creates everything. */
async function firstStart() {
  const env = { LOG_LEVEL: 'info', DATA_DIR: dataDir, PORT: String(await freePort()) };
  return startProcess('main/main.ts', { ...env, SANDBOX_PORT: String(await freePort()) });
}

const cluster = () => join(dataDir, 'postgres');

async function serverIsThere(): Promise<void> {
  await expect.poll(() => postmasterNote(cluster())?.pid, { timeout: 120_000, interval: 5 }).toBeDefined();
}

test.for([
  ['SIGTERM', 'makes the database', () => /Preparando la base de datos/],
  ['SIGINT', 'starts the database', serverIsThere],
  ['SIGHUP', 'copies pictures', () => /Copiando las fotos/],
  ['SIGTERM', 'copies pictures', () => /Copiando las fotos/],
] as const)('MEND-2 %s while the shop %s ends all that it started', async ([signal, , moment]) => {
  const shop = await firstStart();
  const words = await moment();
  if (words !== undefined) await shop.printed(words);
  const server = postmasterNote(cluster())?.pid;
  shop.child.kill(signal);
  expect({ code: await shop.ended, output: shop.output() }).toEqual({
    code: 0,
    output: expect.stringContaining('Cerrando la tienda…'),
  });
  expect(shop.output()).not.toMatch(/ at \w|Error:/);
  expect(server !== undefined && servesFolder(server, cluster())).toBe(false);
  expect(processesIn(cluster())).toEqual([]);
});
