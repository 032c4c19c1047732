import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { CachedResponse } from '../http/cached-response.ts';
import { cacheLimits } from './cacheable-pages.ts';
import { TagCache } from './tag-cache.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** Returns the memory in use after a garbage collection, in bytes. */
function usedBytes(): number {
  if (typeof collectGarbage === 'function') Reflect.apply(collectGarbage, undefined, []);
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** The headers of a page, of which the policy is another text for each page. */
const headersOf = (at: number) =>
  new Headers({
    'content-type': 'text/x-script; charset=utf-8',
    'content-security-policy': `default-src 'none'; script-src 'sha256-${at}${'x'.repeat(400)}'`,
    'cache-control': 'no-cache',
    'cdn-cache-control': 'max-age=5, stale-while-revalidate=60',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });

type Crowd = { readonly requests: number; readonly body: string; readonly tags: number };

async function expectCounted({ requests, body, tags }: Crowd): Promise<void> {
  const cache = new TagCache<CachedResponse>(cacheLimits);
  cache.resume();
  const before = usedBytes();
  for (let at = 0; at < requests; at += 1) {
    const key = Buffer.from(`/home?search=${String(at).padStart(380, 'x')}`).toString('latin1');
    const names = Array.from({ length: tags }, (_, tag) => `product:${at}${tag}`);
    const value = new CachedResponse(200, headersOf(at), Buffer.from(body));
    if (body.length > 1000) for (const encoding of ['br', 'gzip'] as const) await value.bodyIn(encoding);
    const made = { value, tags: new Set(names), until: Number.POSITIVE_INFINITY, mayCache: true };
    await cache.getOr(key, async () => made);
  }
  const { bytes, entries } = cache.size;
  expect(bytes).toBeLessThanOrEqual(cacheLimits.bytes);
  expect(entries).toBeLessThanOrEqual(cacheLimits.entries);
  expect(entries).toBeGreaterThan(1000);
  // What compression took is given back a little later.
  await expect.poll(() => usedBytes() - before, { timeout: 20_000 }).toBeLessThan(1.25 * cacheLimits.bytes);
}

test.each([
  { name: 'of no text', requests: 40_000, body: '[]', tags: 2 },
  { name: 'of no text with many tags', requests: 12_000, body: '[]', tags: 12 },
])('MEND-19 many responses $name take no more memory than the cache counts', expectCounted);

test('MEND-19 nor do many that are compressed', { tags: 'long' }, () =>
  expectCounted({ requests: 6000, body: 'camisa '.repeat(250), tags: 2 }),
);
