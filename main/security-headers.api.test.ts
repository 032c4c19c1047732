import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHealth } from '#platform/health/health.ts';
import { serveMedia } from '#platform/media/serve-media.ts';
import { freePort } from '#test/free-port.ts';
import { compose, type Handler } from '#platform/http/middleware.ts';
import { listen } from '#platform/http/listen.ts';
import { cacheableAddresses } from '#server/core/context/cacheable-address.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import { siteFrame } from '#server/core/status-page/site-frame.service.ts';
import { siteOf } from './site.ts';
import { openStaticFiles } from '#platform/http/static-files.ts';
import { openedShop } from '#test/opened-shop.ts';

const pagePolicy = "default-src 'self'";

/** The types of what the tests ask for, with their charset where it is text. */
const known =
  /^(?:text\/[\w-]+; ?charset=utf-8|application\/(?:problem\+)?json\b.*|image\/svg\+xml; charset=utf-8|font\/woff2)$/i;

const pages: Handler = (request) => {
  if (request.url.endsWith('/failing')) throw new Error('for this test');
  if (request.url.endsWith('/away')) throw new Error('Connection terminated unexpectedly');
  if (request.url.endsWith('/moved')) return new Response(null, { status: 302, headers: { location: '/login' } });
  return new Response('<!doctype html>', { headers: { 'content-security-policy': pagePolicy } });
};

const here = openedShop();

describe.each(['http://localhost:3000', 'https://tienda.example'])('a shop at %s', (publicUrl) => {
  let server: Awaited<ReturnType<typeof listen>>;
  let url: string;

  beforeAll(async () => {
    const settings = { ...here.shop.settings, publicUrl, port: await freePort(), host: '127.0.0.1' };
    server = await listen(settings, siteFrame(publicUrl), () => undefined);
    url = `http://127.0.0.1:${settings.port}`;
  });

  afterAll(() => server.close());

  async function expectAllOn(path: string, status: number): Promise<void> {
    const asked = { redirect: 'manual', headers: { origin: 'https://otra.example' } } as const;
    const { headers, body, ...answer } = await fetch(`${url}${path}`, asked).then(async (one) => ({
      status: one.status,
      headers: one.headers,
      body: await one.text(),
    }));
    expect({ path, ...answer }).toEqual({ path, status });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    // What is text says how it is written; JSON is UTF-8 always (RFC 8259).
    const type = headers.get('content-type') ?? '';
    expect({ path, isKnown: body === '' || known.test(type) }).toEqual({ path, isKnown: true });
    // No other site reads anything of the shop.
    for (const name of headers.keys()) expect(name).not.toMatch(/^access-control-/);
    const secure = publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : null;
    expect(headers.get('strict-transport-security')).toBe(secure);
  }

  test('MEND-14 has frame-ancestors on every response, and HSTS on https', async () => {
    await expectAllOn('/', 503);
    const files = await openStaticFiles(join(import.meta.dirname, '..', 'web', 'core', 'layout', 'fonts'), {
      site: siteFrame(publicUrl),
      onFailure: (error) => expect.unreachable(String(error)),
    });
    const { settings, log, pool } = { ...here.shop.services, pool: here.shop.pool };
    const parts = {
      media: serveMedia('/nowhere'),
      health: createHealth(pool, migrationsFolder),
      log,
      api: here.shop.api,
    };
    const front = {
      pages,
      middleware: files,
      methodsOf: () => ['GET'],
      sharedPages: {},
      isLasting: true,
      close: async () => undefined,
    };
    const frame = siteFrame(publicUrl);
    const addressOf = cacheableAddresses({}, settings.apiBase);
    server.open(
      siteOf({ ...parts, front, settings: { ...settings, publicUrl }, frame, addressOf }),
      compose([files, here.shop.look.serve(frame)]),
    );
    await expectAllOn('/inter.woff2', 200);
    await expectAllOn('/favicon.svg', 200);
    await expectAllOn('/', 200);
    await expectAllOn('/moved', 302);
    await expectAllOn('/failing', 500);
    await expectAllOn('/away', 503);
    await expectAllOn('/healthz', 200);
    await expectAllOn(`/media/${'0'.repeat(32)}/640.avif`, 404);
    for (const path of ['/docs', '/openapi.json', '/categories']) await expectAllOn(`/api${path}`, 200);
    await expectAllOn('/api/none', 404);
    expect((await fetch(`${url}/`)).headers.get('content-security-policy')).toBe(
      `${pagePolicy}; frame-ancestors 'none'`,
    );
  });
});
