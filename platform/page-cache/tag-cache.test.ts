import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOfEntry, TagCache, type Made } from './tag-cache.ts';

type Text = { readonly text: string; readonly bytes: number };

const made = (text: string, tags: readonly string[] = [], bytes = 10): Made<Text> => ({
  value: { text, bytes },
  tags: new Set(tags),
  until: Number.POSITIVE_INFINITY,
  mayCache: true,
});

const limits = { bytes: 10_000, entries: 100, staleMs: 60_000 };

function openCache(most = limits) {
  const cache = new TagCache<Text>(most);
  cache.resume();
  return cache;
}

test('concurrent requests for one value make it once', async () => {
  const cache = openCache();
  const gate = Promise.withResolvers<void>();
  let times = 0;
  const make = async () => {
    times += 1;
    await gate.promise;
    return made('una');
  };
  const waiting = Array.from({ length: 20 }, () => cache.getOr('/', make));
  gate.resolve();
  const answers = await Promise.all(waiting);
  expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, () => 'una'));
  expect(times).toBe(1);
  expect(cache.get('/')?.text).toBe('una');
});

test('a change invalidates the entries with its tag and nothing else', async () => {
  const cache = openCache();
  await cache.getOr('/detail/1', async () => made('uno', ['product:1']));
  await cache.getOr('/detail/2', async () => made('dos', ['product:2', 'list:men']));
  cache.invalidate(['product:1']);
  expect(cache.get('/detail/1')).toBeUndefined();
  expect(cache.get('/detail/2')?.text).toBe('dos');
  cache.invalidate(['*']);
  expect(cache.size).toEqual({ entries: 0, bytes: 0 });
});

test('a value that was being made during a change goes to the waiting requests and is not cached', async () => {
  const cache = openCache();
  const gate = Promise.withResolvers<void>();
  const early = cache.getOr('/', async () => {
    await gate.promise;
    return made('vieja', ['product:1']);
  });
  cache.invalidate(['product:1']);
  const late = cache.getOr('/', async () => made('nueva', ['product:1']));
  gate.resolve();
  expect((await early).text).toBe('vieja');
  expect((await late).text).toBe('nueva');
  expect(cache.get('/')?.text).toBe('nueva');
});

test('the bytes are bounded, and the least recently used entry is evicted first', async () => {
  const bytes = 3 * bytesOfEntry('a', made('a'));
  const cache = openCache({ ...limits, bytes });
  for (const key of ['a', 'b', 'c']) await cache.getOr(key, async () => made(key));
  cache.get('a');
  await cache.getOr('d', async () => made('d'));
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key) !== undefined)).toEqual(['a', 'c', 'd']);
  await cache.getOr('vast', async () => made('vast', [], 10_000));
  expect(cache.size.bytes).toBeLessThanOrEqual(bytes);
});

test('nothing is cached while the cache is paused', async () => {
  const cache = openCache();
  await cache.getOr('/', async () => made('una'));
  cache.pause();
  expect(cache.get('/')).toBeUndefined();
  await cache.getOr('/', async () => made('otra'));
  expect(cache.get('/')).toBeUndefined();
});

test('a value of before a pause is stale: it is given only to those who take one, with its age, and for a limited time', async () => {
  let now = 1000;
  const cache = new TagCache<Text>(limits, () => now);
  cache.resume();
  await cache.getOr('/', async () => made('una', ['product:1']));
  now = 5000;
  expect(cache.stale('/other')).toBeUndefined();
  cache.pause();
  now = 9000;
  cache.pause();
  expect(cache.get('/')).toBeUndefined();
  expect(cache.stale('/')).toEqual({ value: { text: 'una', bytes: 10 }, ageMs: 8000 });
  // It stays for the next outage, until it is made anew.
  cache.resume();
  expect(cache.get('/')).toBeUndefined();
  now = 5000 + limits.staleMs - 1;
  expect(cache.stale('/')?.value.text).toBe('una');
  now += 1;
  expect(cache.stale('/')).toBeUndefined();
  expect(cache.size).toEqual({ entries: 0, bytes: 0 });
});

test('a value whose change was told is never given, also not as a stale one', async () => {
  const cache = openCache();
  for (const id of [1, 2]) await cache.getOr(`/detail/${id}`, async () => made('vieja', [`product:${id}`]));
  cache.invalidate(['product:1']);
  cache.pause();
  cache.resume();
  expect(cache.stale('/detail/1')).toBeUndefined();
  expect(cache.stale('/detail/2')?.value.text).toBe('vieja');
  cache.invalidate(['product:2']);
  expect(cache.stale('/detail/2')).toBeUndefined();
});

test('a value that may not be cached, or could not be made, leaves nothing behind', async () => {
  const cache = openCache();
  await cache.getOr('/private', async () => ({ ...made('mía'), mayCache: false }));
  await expect(cache.getOr('/', () => Promise.reject(new Error('sin base')))).rejects.toThrow('sin base');
  expect(cache.size.entries).toBe(0);
  expect((await cache.getOr('/', async () => made('ahora'))).text).toBe('ahora');
});

test('OWN-4 a value that is right until a time is made again from that time on', async () => {
  let now = 1000;
  const cache = new TagCache<Text>(limits, () => now);
  cache.resume();
  await cache.getOr('/', async () => ({ ...made('de hoy'), until: 2000 }));
  await cache.getOr('/home', async () => made('de siempre'));
  now = 1999;
  expect(cache.get('/')?.text).toBe('de hoy');
  now = 2000;
  expect(cache.get('/')).toBeUndefined();
  expect((await cache.getOr('/', async () => made('de mañana'))).text).toBe('de mañana');
  expect(cache.get('/home')?.text).toBe('de siempre');
  const bytes = ['/', '/home'].reduce((sum, key) => sum + bytesOfEntry(key, made('')), 0);
  expect(cache.size).toEqual({ entries: 2, bytes });
});

const entry = fc.record({
  key: fc.nat({ max: 30 }).map((at) => `/home?search=${at}`),
  tags: fc.uniqueArray(fc.constantFrom('lists', 'product:1', 'product:2')),
  bytes: fc.nat({ max: 900 }),
});

test('MEND-19 whatever is kept and dropped, both limits hold, and an entry counts its key and tags too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(entry, fc.boolean())), async (steps) => {
      const most = { ...limits, bytes: 5000, entries: 4 };
      const cache = openCache(most);
      const last = new Map<string, number>();
      for (const [{ key, tags, bytes }, drops] of steps) {
        if (drops) cache.invalidate(tags);
        if (cache.get(key) === undefined) last.set(key, bytesOfEntry(key, made('', tags, bytes)));
        await cache.getOr(key, async () => made('', tags, bytes));
        expect(cache.size.bytes).toBeLessThanOrEqual(most.bytes);
        expect(cache.size.entries).toBeLessThanOrEqual(most.entries);
      }
      const present = [...last].filter(([key]) => cache.get(key) !== undefined);
      expect(cache.size.bytes).toBe(present.reduce((sum, [, bytes]) => sum + bytes, 0));
    }),
  );
});
