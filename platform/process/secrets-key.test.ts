import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretsKey } from './secrets-key.ts';
import { StartRefused } from './start-refused.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'percha-key-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('of several processes at their first start one makes the key, in a file that only its owner reads', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => secretsKey({ secretsKey: undefined, dataDir })));
  expect(keys.map((key) => key.length)).toEqual([32, 32, 32]);
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect((await stat(join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600);
});

test('the key of the environment wins, and one of another length is refused', async () => {
  const given = randomBytes(32);
  expect(await secretsKey({ secretsKey: given.toString('base64'), dataDir })).toEqual(given);
  await expect(secretsKey({ secretsKey: 'abc', dataDir })).rejects.toThrow(StartRefused);
  await writeFile(join(dataDir, 'secrets.key'), 'torn');
  await expect(secretsKey({ secretsKey: undefined, dataDir })).rejects.toThrow(/secrets\.key/);
});
