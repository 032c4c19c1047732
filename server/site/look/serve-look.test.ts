import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookFiles } from '#contract/core/shop/look.ts';
import { plainLook } from '#contract/core/shop/plain-look.ts';
import { openLook } from './serve-look.service.ts';

let mediaDir: string;

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'percha-serve-look-'));
});
afterAll(() => rm(mediaDir, { recursive: true }));

test('OWN-1 icons that could not be made are made later, and the last ones stay until then', async () => {
  const hash = 'a'.repeat(32);
  const file = join(mediaDir, 'drawings', `${hash}.svg`);
  const failures: string[] = [];
  let look = { version: 'v1', logo: '' };
  const store = openLook({
    mediaDir,
    log: pino({ level: 'error' }, { write: (line: string) => void failures.push(line) }),
    source: () => ({
      facts: { name: 'Percha', description: 'Ropa', language: 'es-AR', look: { ...plainLook, version: look.version } },
      logo: look.logo,
      icon: '',
    }),
    retryMs: 0,
  });
  const logo = async () => (await store.find(lookFiles.logo))?.body.toString('base64');
  const first = await logo();
  expect(first).toBeDefined();

  await mkdir(join(mediaDir, 'drawings'));
  await writeFile(file, '<svg');
  look = { version: 'v2', logo: `/media/${hash}.svg#10x10` };
  expect(await logo()).toBe(first);
  expect(failures).not.toEqual([]);

  await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>');
  await expect.poll(async () => (await logo()) === first).toBe(false);
});
