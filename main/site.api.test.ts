import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createHealth } from '#platform/health/health.ts';
import { serveMedia } from '#platform/media/serve-media.ts';
import type { Handler } from '#platform/http/middleware.ts';
import { cacheableAddresses } from '#server/core/context/cacheable-address.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import type { Front } from './front.ts';
import { insteadOfMissing } from '#server/site/old-addresses/moved-page.service.ts';
import { siteFrame } from '#server/core/status-page/site-frame.service.ts';
import { siteOf } from './site.ts';
import { openedShop } from '#test/opened-shop.ts';

/** True for a delay with jitter, in seconds. */
const isSoon = (seconds: number) => seconds >= 5 && seconds < 10;

const text = '<!doctype html><p>Camisa de lino, hecha para durar.</p>'.repeat(100);
const connection = { ip: '127.0.0.1' };

const here = openedShop();

/** The site of the shop with the given pages. */
function siteWith(
  pages: Handler,
  publicUrl = 'http://localhost:3000',
  movedTo?: (target: string) => Promise<string | undefined>,
) {
  const sharedPages = {
    '/': { query: [], routes: [] },
    '/home': { query: ['gender'], routes: [] },
    '/detail/:id': { query: [], routes: ['root', 'goods/products/detail.page'] },
  };
  const front: Front = {
    pages,
    middleware: (_request, _response, next) => next(),
    methodsOf: () => ['GET', 'HEAD'],
    sharedPages,
    isLasting: true,
    close: async () => {},
  };
  const { settings, log } = here.shop.services;
  const parts = { media: serveMedia('/nowhere'), health: createHealth(here.shop.pool, migrationsFolder), log };
  const frame = siteFrame(publicUrl);
  const addressOf = cacheableAddresses(sharedPages, settings.apiBase);
  const moved = movedTo && { instead: insteadOfMissing(movedTo) };
  return siteOf({
    ...parts,
    api: here.shop.api,
    front,
    settings: { ...settings, publicUrl },
    frame,
    addressOf,
    ...moved,
  });
}

const page: Handler = () => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const ask = (path = '/', headers: Record<string, string> = {}) => new Request(`http://localhost${path}`, { headers });

test('MEND-7 responses for logged-in people, or that change by logging in, are never cached; the catalogue is revalidated', async () => {
  const site = siteWith(page);
  for (const path of ['/', '/home?gender=Women', '/detail/3', '/detail/3.data', '/api/categories']) {
    expect((await site(ask(path), connection)).headers.get('cache-control')).toBe('no-cache');
  }
  for (const path of ['/bag', '/login?volver=/bag', '/user', '/admin', '/pay', '/api/session', '/none']) {
    expect((await site(ask(path), connection)).headers.get('cache-control')).toBe('no-store');
  }
});

test('MEND-7 a shared page is made without data of the visitor, any other page with them', async () => {
  const seen: Request[] = [];
  const site = siteWith((request) => {
    seen.push(request);
    return new Response('');
  });
  const known = { cookie: 'percha=x; sesion=y; bolsa=z', authorization: 'Bearer x', 'x-forwarded-for': '10.0.0.9' };
  for (const path of [
    '/',
    '/home?gender=Women&utm_source=x',
    '/detail/3',
    '/detail/3.data?_routes=goods/products/detail.page',
  ]) {
    await site(ask(path, known), connection);
  }
  await site(new Request('http://localhost/', { method: 'HEAD', headers: known }), connection);
  expect(seen.map(({ headers }) => [...headers])).toEqual(seen.map(() => []));
  expect(seen.map(({ url }) => url.replace('http://localhost:3000', ''))).toEqual([
    '/',
    '/home?gender=Women',
    '/detail/3',
    '/detail/3.data?_routes=goods%2Fproducts%2Fdetail.page',
    '/',
  ]);
  seen.length = 0;
  await site(ask('/user', known), connection);
  await site(new Request('http://localhost:3000/detail/3', { method: 'POST', headers: known, body: '' }), connection);
  expect(seen.map(({ headers }) => headers.get('cookie'))).toEqual([known.cookie, known.cookie]);
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('text is compressed for a client that accepts %s', async (accepted, encoding, unpack) => {
  const answer = await siteWith(page)(ask('/', { 'accept-encoding': accepted }), connection);
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  expect(unpack(Buffer.from(await answer.arrayBuffer())).toString()).toBe(text);
});

test('text without an accepted encoding, and responses that are compressed already, stay as they are', async () => {
  expect(await (await siteWith(page)(ask(), connection)).text()).toBe(text);
  const picture: Handler = () => new Response('x'.repeat(5000), { headers: { 'content-type': 'image/avif' } });
  const answer = await siteWith(picture)(ask('/', { 'accept-encoding': 'br' }), connection);
  expect(answer.headers.has('content-encoding')).toBe(false);
});

test('an unexpected error shows no details, and an unavailable database gives Retry-After', async () => {
  const failing = siteWith(() => Promise.reject(new Error('secret path /etc')));
  const failed = await failing(ask(), connection);
  expect([failed.status, await failed.text()]).toEqual([500, expect.not.stringContaining('secret')]);
  const gone = siteWith(() => Promise.reject(new Error('Connection terminated unexpectedly')));
  const away = await gone(ask(), connection);
  expect([away.status, Number(away.headers.get('retry-after'))]).toEqual([503, expect.toSatisfy(isSoon)]);
  const drawn = siteWith(() => new Response('La tienda no está', { status: 503 }));
  expect((await drawn(ask(), connection)).headers.get('retry-after')).toBe('5');
});

test('MOVE-1 an address without a page leads where it moved to, and no page that is there asks', async () => {
  const asked: string[] = [];
  const site = siteWith(
    (request) => new Response('', { status: new URL(request.url).pathname === '/bag' ? 200 : 404 }),
    undefined,
    async (target) => {
      asked.push(target);
      return target.startsWith('/products/') ? '/detail/7' : undefined;
    },
  );
  const moved = await site(ask('/products/remera?x=1'), connection);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/detail/7']);
  expect((await site(ask('/nada'), connection)).status).toBe(404);
  await site(ask('/bag'), connection);
  await site(ask('/nada.data'), connection);
  expect(asked).toEqual(['/products/remera?x=1', '/nada']);
});

test('MEND-14 the log tells a page that somebody may not open, by its kind, and nothing that was refused by a call twice', async () => {
  const { log } = here.shop.services;
  const told = vi.spyOn(log, 'info');
  const refusing = siteWith(() => new Response('No', { status: 403 }));
  await refusing(ask('/admin/orders/ana@example.com?search=ana'), { ...connection, requestId: 'r1' });
  await refusing(ask('/api/users/findall'), connection);
  expect(told.mock.calls.filter(([line]) => 'method' in Object(line))).toEqual([
    [{ security: 'not_allowed', requestId: 'r1', method: 'GET', route: '/admin/orders' }, 'refused'],
    [expect.objectContaining({ security: 'not_logged_in', route: '/api/users/findall' }), 'refused'],
  ]);
});
