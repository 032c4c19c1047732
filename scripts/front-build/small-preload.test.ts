import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { code } from './small-preload.ts';

const web = join(import.meta.dirname, '../../web');

test('a late part is imported once its files are there, is not while one fails, and can be asked for again', async () => {
  const { __vitePreload: preload } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const asked: string[] = [];
  let isOffline = true;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (isOffline && address === '/b.js') throw new TypeError('Failed to fetch');
    return new Response('');
  });
  const load = vi.fn<() => Promise<string>>(async () => 'the part');
  await expect(preload(load, ['a.js', 'b.js'])).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  isOffline = false;
  await expect(preload(load, ['a.js', 'b.js'])).resolves.toBe('the part');
  expect(asked).toEqual(['/a.js', '/b.js', '/b.js']);
  await expect(preload(load)).resolves.toBe('the part');
});

test('a file that the shop does not send is a failure', async () => {
  const { __vitePreload: preload } = await import(`data:text/javascript,${encodeURIComponent(`${code}//`)}`);
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(preload(async () => 'the part', ['a.js'])).rejects.toThrow('503');
});

test('nothing that a page imports late has its `.then` behind it, where a failure would be lost', async () => {
  const files = (await readdir(web, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const wrong: string[] = [];
  for (const file of files) {
    if (/\bimport\([^()]*\)\s*\.(?:then|catch)\(/.test(await readFile(join(web, file), 'utf8'))) wrong.push(file);
  }
  expect(wrong).toEqual([]);
});
