import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHealth } from '#platform/health/health.ts';
import { serveMedia } from '#platform/media/serve-media.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';
import type { Handler } from '#platform/http/middleware.ts';
import { cacheableAddresses } from '#server/context/cacheable-address.ts';
import { migrationsFolder } from '#server/context/migrations-folder.ts';
import type { Front } from './front.ts';
import { siteFrame } from './site-frame.ts';
import { siteOf } from './site.ts';

/** A wait of some seconds, which is not the same for everybody. */
const isSoon = (seconds: number) => seconds >= 5 && seconds < 10;

const text = '<!doctype html><p>Camisa de lino, hecha para durar.</p>'.repeat(100);
const connection = { ip: '127.0.0.1' };

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

/** The site with pages of one's own: what stands around them is the shop's. */
function siteWith(pages: Handler, publicUrl = 'http://localhost:3000') {
  const sharedPages = { '/': [], '/home': ['gender'], '/detail/:id': [] };
  const front: Front = {
    pages,
    middleware: (_request, _response, next) => next(),
    methodsOf: () => ['GET', 'HEAD'],
    sharedPages,
    close: async () => {},
  };
  const { settings, log } = shop.services;
  const parts = { media: serveMedia('/nowhere'), health: createHealth(shop.pool, migrationsFolder), log };
  const frame = siteFrame(publicUrl);
  const addressOf = cacheableAddresses(sharedPages, settings.apiBase);
  return siteOf({ ...parts, api: shop.api, front, settings: { ...settings, publicUrl }, frame, addressOf });
}

const page: Handler = () => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const ask = (path = '/', headers: Record<string, string> = {}) => new Request(`http://localhost${path}`, { headers });

test('MEND-7 what is for somebody known, or changes by logging in, is kept by nobody; the catalogue is asked for again', async () => {
  const site = siteWith(page);
  for (const path of ['/', '/home?gender=Women', '/detail/3', '/detail/3.data', '/api/categories']) {
    expect((await site(ask(path), connection)).headers.get('cache-control')).toBe('no-cache');
  }
  for (const path of ['/bag', '/login?volver=/bag', '/user', '/admin', '/pay', '/api/session', '/none']) {
    expect((await site(ask(path), connection)).headers.get('cache-control')).toBe('no-store');
  }
  const known: Record<string, string>[] = [{ cookie: 'percha=x' }, { authorization: 'Bearer x' }];
  for (const headers of known) {
    expect((await site(ask('/', headers), connection)).headers.get('cache-control')).toBe('no-store');
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
  const picture: Handler = () => new Response('x'.repeat(5000), { headers: { 'content-type': 'image/avif' } });
  const answer = await siteWith(picture)(ask('/', { 'accept-encoding': 'br' }), connection);
  expect(answer.headers.has('content-encoding')).toBe(false);
});

test('a failure of the shop is told without its words, and a database that is away says when to come back', async () => {
  const failing = siteWith(() => Promise.reject(new Error('secret path /etc')));
  const failed = await failing(ask(), connection);
  expect([failed.status, await failed.text()]).toEqual([500, expect.not.stringContaining('secret')]);
  const gone = siteWith(() => Promise.reject(new Error('Connection terminated unexpectedly')));
  const away = await gone(ask(), connection);
  expect([away.status, Number(away.headers.get('retry-after'))]).toEqual([503, expect.toSatisfy(isSoon)]);
  const drawn = siteWith(() => new Response('La tienda no está', { status: 503 }));
  expect((await drawn(ask(), connection)).headers.get('retry-after')).toBe('5');
});
