import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHealth } from '#server/health/health.ts';
import { serveMedia } from '#server/media/serve-media.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';
import type { Answer, Front } from './front.ts';
import { siteOf } from './site.ts';

const text = '<!doctype html><p>Camisa de lino, hecha para durar.</p>'.repeat(100);
const connection = { ip: '127.0.0.1' };

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

/** The site with pages of one's own: what stands around them is the shop's. */
function siteWith(pages: Answer, publicUrl = 'http://localhost:3000') {
  const front: Front = {
    pages,
    middleware: (_request, _response, next) => next(),
    isLasting: true,
    close: async () => {},
  };
  const { settings, log } = shop.services;
  const parts = { media: serveMedia('/nowhere'), health: createHealth(shop.pool), log };
  return siteOf({ ...parts, api: shop.api, front, settings: { ...settings, publicUrl } });
}

const page: Answer = () => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const ask = (path = '/', headers: Record<string, string> = {}) => new Request(`http://localhost${path}`, { headers });

test('answers for somebody known are kept by nobody, others are asked for again', async () => {
  const site = siteWith(page);
  expect((await site(ask(), connection)).headers.get('cache-control')).toBe('no-cache');
  const known: Record<string, string>[] = [{ cookie: 'percha=x' }, { authorization: 'Bearer x' }];
  for (const headers of known) {
    expect((await site(ask('/', headers), connection)).headers.get('cache-control')).toBe('no-store');
  }
});

test('every answer says what it is, and on https that there is nothing else', async () => {
  for (const path of ['/', '/api/categories', '/api/none']) {
    const plain = await siteWith(page)(ask(path), connection);
    expect(plain.headers.get('x-content-type-options')).toBe('nosniff');
    expect(plain.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(plain.headers.has('strict-transport-security')).toBe(false);
    const secure = await siteWith(page, 'https://tienda.example')(ask(path), connection);
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  }
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('text is packed for who takes %s', async (accepted, encoding, unpack) => {
  const answer = await siteWith(page)(ask('/', { 'accept-encoding': accepted }), connection);
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  expect(unpack(Buffer.from(await answer.arrayBuffer())).toString()).toBe(text);
});

test('text is left as it is for who takes nothing, and what is packed already for everybody', async () => {
  expect(await (await siteWith(page)(ask(), connection)).text()).toBe(text);
  const picture: Answer = () => new Response('x'.repeat(5000), { headers: { 'content-type': 'image/avif' } });
  const answer = await siteWith(picture)(ask('/', { 'accept-encoding': 'br' }), connection);
  expect(answer.headers.has('content-encoding')).toBe(false);
});

test('a failure of the shop is told without its words, and a database that is away says when to come back', async () => {
  const failing = siteWith(() => Promise.reject(new Error('secret path /etc')));
  const failed = await failing(ask(), connection);
  expect([failed.status, await failed.text()]).toEqual([500, expect.not.stringContaining('secret')]);
  const gone = siteWith(() => Promise.reject(new Error('Connection terminated unexpectedly')));
  const away = await gone(ask(), connection);
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
  const drawn = siteWith(() => new Response('La tienda no está', { status: 503 }));
  expect((await drawn(ask(), connection)).headers.get('retry-after')).toBe('5');
});
