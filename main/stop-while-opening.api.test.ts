import { spawn } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postmasterNote } from '#platform/database/postmaster-file.ts';
import { processesIn, servesFolder } from '#platform/database/process-identity.ts';
import { freePort } from '#test/free-port.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await realpath(await mkdtemp(join(tmpdir(), 'percha-stop-')));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** A first start with the embedded database, which creates everything. */
async function firstStart() {
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'info', DATA_DIR: dataDir, PORT: String(await freePort()) };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...env, SANDBOX_PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let look = (): void => undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
      look();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    child,
    ended,
    output: () => output,
    printed: (words: RegExp) =>
      new Promise<void>((resolve, reject) => {
        look = () => {
          if (words.test(output)) resolve();
        };
        look();
        void ended.then(() => reject(new Error(`it ended:\n${output}`)));
      }),
  };
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
