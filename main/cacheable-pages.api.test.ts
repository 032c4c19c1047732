import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openCachedProcess, untilListening, type CachedProcess } from '#test/cached-process.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

let processes: readonly CachedProcess[];
let productIds: number[];

beforeAll(async () => {
  const scene = purchaseScene(here.shop);
  const goods = await Promise.all(['Camisa Lino', 'Pollera Río', 'Vestido Sol'].map((name) => scene.product({ name })));
  productIds = goods.map(({ id }) => id);
  await here.shop.customer('opina');
  processes = await Promise.all([openCachedProcess(here.shop), openCachedProcess(here.shop)]);
});

afterAll(async () => {
  for (const one of processes) await one.close();
});

const truthOf = async (path: string) => (await here.shop.sendAs({})(path, { method: 'GET', headers: {} })).text();

const paths = (id: number) => [
  '/catalogue?gender=Women',
  '/catalogue?gender=Men',
  '/catalogue',
  '/catalogue/news',
  '/catalogue/tiles',
  '/home/blocks',
  '/home/campaign',
  `/products/detail/${id}`,
  `/catalogue/cards?id=${id}`,
  '/categories',
];

const product = fc.nat({ max: 2 });
const change = fc.oneof(
  fc.record({ kind: fc.constant('price'), product, value: fc.integer({ min: 100, max: 900_000 }) }),
  fc.record({ kind: fc.constant('stock'), product, value: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('name'), product, value: fc.nat({ max: 9 }) }),
  fc.record({ kind: fc.constant('offer'), product, value: fc.nat({ max: 50 }) }),
  fc.record({ kind: fc.constant('gender'), product, value: fc.nat({ max: 1 }) }),
  fc.record({ kind: fc.constant('review'), product, value: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('category'), product, value: fc.nat({ max: 9 }) }),
);

const writes: Readonly<Record<string, string>> = {
  price: 'update products set current_price_minor = $2 where id = $1',
  stock: 'update variants set stock = $2 where product_id = $1',
  name: "update products set name = 'Camisa ' || $2::int where id = $1",
  offer: 'update products set is_offert_price = $2 > 25, previous_price_minor = 1000000 where id = $1',
  gender: "update products set gender = case $2::int when 0 then 'men' else 'women' end where id = $1",
  review: `insert into reviews (user_id, product_id, calification, comment, created_at)
    select id, $1, $2, 'Muy linda', now() from users where username = 'opina'
    on conflict (user_id, product_id) do update set calification = excluded.calification`,
  category:
    "update categories set title = 'Pruebas ' || chr(65 + $2::int) where id = (select category_id from products where id = $1)",
};

/** Tries so many stories of changes. */
async function expectCurrentData(numRuns: number): Promise<void> {
  await untilListening(processes);
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      for (const { kind, product: at, value } of changes) {
        const id = productIds[at] ?? 0;
        // The first round fills the cache, and the second runs during the change.
        for (const _ of [1, 2]) await Promise.all(processes.flatMap((one) => paths(id).map((path) => one.get(path))));
        const meanwhile = processes.flatMap((one) => paths(id).map((path) => one.get(path)));
        await here.shop.pool.query(writes[kind] ?? '', [id, value]);
        await Promise.all(meanwhile);
        for (const path of paths(id)) await expectTruth(path);
      }
    }),
    { numRuns },
  );
}

test('MEND-4 after any change, every process soon responds with the current data', () => expectCurrentData(8));

test('MEND-4 the same after many more changes', { tags: 'long' }, () => expectCurrentData(25));

test('MEND-4 whoever changed something sees it at once: nothing older is served after catching up', async () => {
  await untilListening(processes);
  const [one] = processes;
  if (!one) throw new Error('no process');
  const path = `/products/detail/${productIds[0]}`;
  for (let round = 0; round < 80; round += 1) {
    for (const _ of [1, 2]) await (await one.get(path)).text();
    await here.shop.pool.query(writes.name ?? '', [productIds[0], round]);
    await one.catchUp();
    expect(await (await one.get(path)).text()).toContain(`"Camisa ${round}"`);
  }
});

test('many who catch up at once ask the connection that listens one question at a time', async () => {
  await untilListening(processes);
  // Not the driver's warning, which comes once in a process: another test file of this worker may have had it.
  const asked = vi.spyOn(Client.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  await Promise.all(Array.from({ length: 20 }, () => processes[0]?.catchUp()));
  const questions = asked.mock.calls.filter(([question]) => String(question) === 'select 1');
  // The first one, the one that all others share, and perhaps a pulse of each process.
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.length).toBeLessThanOrEqual(4);
});

async function expectTruth(path: string): Promise<void> {
  const truth = await truthOf(path);
  for (const one of processes) {
    await expect.poll(async () => (await one.get(path)).text(), { interval: 5 }).toBe(truth);
  }
}

test('a cached page is made once, sent compressed, and answered with 304 when unchanged', async () => {
  await untilListening(processes);
  const [one] = processes;
  if (!one) throw new Error('no process');
  const path = `/products/detail/${productIds[0]}`;
  const first = await one.get(path);
  const text = await first.text();
  const before = one.made();
  const again = await one.get(path);
  expect(await again.text()).toBe(text);
  const known = await one.get(path, { 'if-none-match': again.headers.get('etag') ?? '' });
  expect([known.status, await known.text()]).toEqual([304, '']);
  expect(one.made()).toBe(before);
  expect(again.headers.get('cache-control')).toBe('no-cache');
  expect(again.headers.get('vary')).toBe('accept-encoding');
});

test('MEND-7 MEND-23 all visitors share the cached page, whoever asked first, and personal pages are not cached', async () => {
  const [one] = processes;
  if (!one) throw new Error('no process');
  const path = `/products/detail/${productIds[0]}`;
  const guest = await (await one.get(path)).text();
  const before = one.made();
  const brought: Record<string, string>[] = [
    { cookie: 'percha=abc' },
    { authorization: 'Bearer abc' },
    { cookie: 'a=b; __Host-percha=c' },
    { cookie: 'sesion=abcdefgh12345678; bolsa=k1.3-M-1' },
  ];
  for (const headers of brought) {
    const answer = await one.get(path, headers);
    expect([answer.headers.has('x-passed'), answer.headers.has('set-cookie')]).toEqual([false, false]);
    expect(await answer.text()).toBe(guest);
  }
  expect(one.made()).toBe(before);
  for (const own of ['/user/orders', '/personal', '/session']) {
    expect((await one.get(own)).headers.has('x-passed')).toBe(true);
  }
});

test('a response is the same in every encoding', async () => {
  const [one] = processes;
  if (!one) throw new Error('no process');
  const { request } = await import('node:http');
  // Without a gender: the changes above may have left no product for one, and a short response is not compressed.
  const url = new URL((await one.get('/catalogue')).url);
  const raw = (encoding: string) =>
    new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
      request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end();
    });
  const [plain, gzip, br] = await Promise.all([raw('identity'), raw('gzip'), raw('br, gzip')]);
  expect(plain.body.byteLength).toBeGreaterThan(512);
  expect([plain.encoding, gzip.encoding, br.encoding]).toEqual([undefined, 'gzip', 'br']);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
});
