import { createServer } from 'node:http';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openCacheablePages } from './cacheable-pages.ts';

/** Serves pages that are the same for everybody, as the shop does, by a clock that the test sets. */
async function openPages(site: (request: Request) => Promise<Response>) {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
  const cache = openCacheablePages({
    site,
    addressOf: (target) => target,
    publicUrl: 'http://percha.example',
    log: pino({ level: 'silent' }),
    now: () => clock.now,
  });
  const server = createServer((request, response) =>
    cache.serve(request, response, () => cache.fill(request, response, () => response.end('passed on'))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/detail/3`;
  return {
    clock,
    subscriber: cache.subscriber,
    get: (headers: Record<string, string> = {}) => fetch(url, { headers }),
  };
}

const minute = 60_000;

test('while the database is away a page is sent stale with its age, for an hour, and anew as soon as it can be made', async () => {
  let text = 'antes';
  let tries = 0;
  const { clock, subscriber, get } = await openPages(async () => {
    tries += 1;
    return text === '' ? new Response('no database', { status: 503 }) : new Response(text);
  });
  subscriber.resume();
  const fresh = await get();
  expect([await fresh.text(), fresh.headers.get('age')]).toEqual(['antes', null]);
  expect(fresh.headers.get('cdn-cache-control')).toContain('stale-if-error=60');
  text = '';
  clock.now += minute;
  subscriber.pause();
  clock.now += 9 * minute;
  const stale = await get();
  expect([stale.status, await stale.text(), stale.headers.get('age')]).toEqual([200, 'antes', '600']);
  expect([stale.headers.get('warning'), stale.headers.get('cache-control')]).toEqual([null, 'no-cache']);
  const known = await get({ 'if-none-match': stale.headers.get('etag') ?? '' });
  expect([known.status, known.headers.get('age')]).toEqual([304, '600']);
  // A page that cannot be made is tried once a second, not by each visitor.
  expect(tries).toBe(2);
  clock.now += 1000;
  await get();
  expect(tries).toBe(3);

  text = 'después';
  clock.now += 1000;
  expect(await (await get()).text()).toBe('después');
  subscriber.resume();
  await get();
  text = '';
  subscriber.pause();
  clock.now += 60 * minute;
  expect((await get()).status).toBe(503);
});

test('a visitor does not wait for a database that never answers when there is a stale page', async () => {
  let answer = Promise.resolve(new Response('antes'));
  const { subscriber, get } = await openPages(async () => answer);
  subscriber.resume();
  await get();
  subscriber.pause();
  answer = new Promise(() => undefined);
  expect(await (await get()).text()).toBe('antes');
});

test('a shared page that fails is told as its visitor accepts it: to a browser as a page', async () => {
  const { get } = await openPages(async ({ headers }) => new Response(headers.get('accept'), { status: 503 }));
  for (const accept of ['text/html', 'application/json']) {
    const answer = await get({ accept });
    expect([answer.status, await answer.text()]).toEqual([503, accept]);
  }
});
