import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NotFetched } from '#platform/http/fetch-public.ts';
import { takeSource } from './take-source.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'percha-pictures-'));
});

afterAll(() => rm(dataDir, { recursive: true }));

const asked: string[] = [];

/** Takes the picture of an address that gives this answer. */
function taken(answer: { readonly bytes: Uint8Array; readonly type: string } | NotFetched) {
  return takeSource('fotos.example/a.png', {
    settings: { dataDir },
    zip: undefined,
    signal: new AbortController().signal,
    async fetchFile(address) {
      asked.push(address);
      if (answer instanceof NotFetched) throw answer;
      return { ...answer, url: address };
    },
  });
}

test('GOOD-3 a picture is stored, by an address without its scheme too', async () => {
  const bytes = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  expect(await taken({ bytes, type: 'image/png' })).toMatchObject({ ok: true, picture: { width: 40, height: 50 } });
  expect(asked).toEqual(['https://fotos.example/a.png']);
});

test('GOOD-3 a page, a damaged file, and what is not there are no pictures; a shop that is away is asked again', async () => {
  const page = { bytes: new TextEncoder().encode('<!doctype html><p>No'), type: 'text/html; charset=utf-8' };
  const none = (code: string) => ({ ok: false, problem: { code }, mayRetry: false, isNone: true });
  expect(await taken(page)).toMatchObject(none('picture-html'));
  expect(await taken({ bytes: new Uint8Array([1, 2]), type: 'image/png' })).toMatchObject(none('picture-bad'));
  expect(await taken(new NotFetched('private'))).toMatchObject(none('picture-private'));
  expect(await taken(new NotFetched('status', 404))).toMatchObject(none('picture-status'));
  expect(await taken(new NotFetched('status', 503))).toMatchObject({ mayRetry: true, isNone: false });
  expect(await taken(new NotFetched('unreachable'))).toMatchObject({ mayRetry: true, isNone: false });
});
