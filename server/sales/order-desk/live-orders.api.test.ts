import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { ordersNews } from '#contract/sales/order-desk/live-orders.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { readEvents } from '#test/event-reader.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { openLiveServer, type LiveServer } from '#test/live-server.ts';
import { openedDesk } from '#test/opened-shop.ts';

const path = '/admin/orders/live';

type Stream = Awaited<ReturnType<typeof readEvents>>;

const here = openedDesk(fulfilmentScene);

/** Two processes on the shop's database; the payments reach a third one, the shop itself. */
let one: LiveServer;
let other: LiveServer;
const opened: Stream[] = [];
const extra: LiveServer[] = [];

beforeAll(async () => {
  [one, other] = await Promise.all([openLiveServer(here.shop), openLiveServer(here.shop)]);
});
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.leave();
  await Promise.all(extra.splice(0).map((server) => server.close()));
  await vi.waitUntil(() => one.streams.count() + other.streams.count() === 0, { timeout: 30_000 });
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
});

async function follow(server: LiveServer, asked: { readonly token?: string; readonly after?: string } = {}) {
  const stream = await readEvents(`${server.apiUrl}${path}`, { token: here.admin.token, ...asked });
  opened.push(stream);
  await vi.waitUntil(() => stream.messages.length > 0, { timeout: 30_000 });
  return stream;
}

async function another(limits: Parameters<typeof openLiveServer>[1]): Promise<LiveServer> {
  const server = await openLiveServer(here.shop, limits);
  extra.push(server);
  return server;
}

const newsIn = ({ messages }: Stream) => messages.flatMap(({ data }) => ordersNews.parse(data).orders);

/** Returns the numbers of the orders that a stream called paid, in their order. */
const paidIn = (stream: Stream) =>
  newsIn(stream)
    .filter(({ what }) => what === 'paid')
    .map(({ number }) => number);

const lastId = ({ messages }: Stream) => messages.at(-1)?.id ?? '';

test('DESK-5 an order that is paid at one process reaches the streams of the others at once, and its moves too', async () => {
  const streams = [await follow(one), await follow(one), await follow(other)];
  const { number, reference } = await here.scene.paidOrder();
  for (const stream of streams) await expect.poll(() => paidIn(stream)).toEqual([number]);
  await here.admin.call(fulfilmentDesk.move, { reference, to: 'preparing' });
  for (const stream of streams) {
    await expect.poll(() => newsIn(stream)).toContainEqual({ what: 'fulfilment', number, reference });
    expect(stream.messages.every(({ id, event }) => id !== '' && event === 'orders')).toBe(true);
    expect(ordersNews.parse(stream.messages[0]?.data)).toEqual({ orders: [], isWhole: true });
  }
  const { response, retryMs } = await follow(one);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(retryMs()).toBeGreaterThanOrEqual(1000);
});

test('DESK-5 an order that is not paid, and a note, are told to nobody', async () => {
  const stream = await follow(one);
  const { reference } = await here.scene.unpaidOrder();
  await recordEvent(here.shop.db, {
    at: here.shop.clock.now(),
    kind: 'order.noted',
    subject: reference,
    actor: 'admin:jefa',
    data: { text: 'Hola' },
  });
  const { number } = await here.scene.paidOrder();
  await expect.poll(() => newsIn(stream)).toEqual([{ what: 'paid', number, reference: expect.any(String) }]);
});

test('DESK-5 a stream that is opened again has all that happened meanwhile, once, also at another process and after a restart', async () => {
  const restarted = await another({});
  const before = await follow(restarted);
  const first = await here.scene.paidOrder();
  await expect.poll(() => paidIn(before)).toEqual([first.number]);
  const seen = lastId(before);
  await restarted.close();
  expect(await before.ended).toBe('ended');
  const missed = [await here.scene.paidOrder(), await here.scene.paidOrder()].map(({ number }) => number);
  const after = await follow(await another({}), { after: seen });
  await expect.poll(() => paidIn(after)).toEqual(missed);
  const elsewhere = await follow(other, { after: lastId(after) });
  const last = await here.scene.paidOrder();
  await expect.poll(() => paidIn(elsewhere)).toEqual([last.number]);
  await expect.poll(() => paidIn(after)).toEqual([...missed, last.number]);
});

test('DESK-5 a transaction that commits late is told once, after newer ones, also across a break', async () => {
  const { reference, number } = await here.scene.paidOrder();
  const client = await here.shop.pool.connect();
  const late = drizzle(client);
  const stopped = { kind: 'order.delivery-stopped', subject: reference, actor: 'provider' } as const;
  try {
    await client.query('begin');
    await recordEvent(late, { at: here.shop.clock.now(), ...stopped, data: { payment: '1' } });
    const before = await follow(one);
    const early = await here.scene.paidOrder();
    await expect.poll(() => paidIn(before)).toEqual([early.number]);
    const [first, second] = [before.messages[0]?.id ?? '', lastId(before)];
    before.leave();
    await client.query('commit');
    const told = { what: 'stopped', number, reference };
    const after = await follow(other, { after: second });
    await expect.poll(() => newsIn(after)).toEqual([told]);
    const fromFirst = await follow(one, { after: first });
    const paid = { what: 'paid', number: early.number, reference: early.reference };
    expect(newsIn(fromFirst).toSorted((a, b) => a.what.localeCompare(b.what))).toEqual([paid, told]);
    expect(newsIn(await follow(one, { after: lastId(after) }))).toEqual([]);
  } finally {
    client.release();
  }
});

test('DESK-5 a position that is no position, or of another server, says that everything has to be read again', async () => {
  for (const after of ['nada', '7:3:', `1:${10n ** 18n}:`]) {
    const { messages } = await follow(one, { after });
    expect(ordersNews.parse(messages[0]?.data)).toEqual({ orders: [], isWhole: false });
  }
});

test('DESK-5 who is no administrator gets no stream, and a HEAD opens none', async () => {
  const buyer = await here.shop.customer('curiosa');
  for (const [token, status] of [
    ['x'.repeat(43), 401],
    [buyer.token, 403],
  ] as const) {
    expect((await readEvents(`${one.apiUrl}${path}`, { token })).response.status).toBe(status);
  }
  const headers = { authorization: `Bearer ${here.admin.token}` };
  expect((await fetch(`${one.apiUrl}${path}`, { method: 'HEAD', headers })).status).toBe(200);
  expect(one.streams.count()).toBe(0);
});

test('DESK-5 heartbeats keep a stream open; it ends when its session ends or its owner is no administrator any more', async () => {
  const server = await another({ heartbeatMs: 20 });
  for (const [name, end] of [
    ['saliente', 'delete from sessions where user_id = $1'],
    ['degradada', `update users set rol = 'client' where id = $1`],
  ] as const) {
    const brief = await here.shop.admin(name);
    const stream = await follow(server, { token: brief.token });
    await expect.poll(stream.comments).toBeGreaterThan(1);
    await here.shop.pool.query(end, [brief.id]);
    expect(await stream.ended).toBe('ended');
  }
});

test('DESK-5 streams are bounded by session and by process, and are no requests in flight', async () => {
  const server = await another({ most: 3, mostOfOwner: 2 });
  await follow(server);
  const second = await follow(server);
  const third = await readEvents(`${server.apiUrl}${path}`, { token: here.admin.token });
  expect(third.response.status).toBe(429);
  expect(server.traffic.figures().underWay).toBe(0);
  const deputy = await here.shop.admin('segunda');
  await follow(server, { token: deputy.token });
  const fourth = await readEvents(`${server.apiUrl}${path}`, { token: (await here.shop.admin('tercera')).token });
  expect([fourth.response.status, fourth.response.headers.has('retry-after')]).toEqual([503, true]);
  second.leave();
  await expect.poll(() => server.streams.count()).toBe(2);
  expect((await follow(server)).response.status).toBe(200);
  const metrics = await server.traffic.register.metrics();
  // Only the two refusals' and the ended streams' statuses are counted, and no duration of them.
  expect(/percha_http_duration_seconds_count (\d+)/.exec(metrics)?.[1] ?? '0').toBe('0');
});

test('DESK-5 a process that stops ends its streams at once and opens none any more', async () => {
  const server = await openLiveServer(here.shop);
  const streams = [await follow(server), await follow(server)];
  await server.close();
  // Streams that were waited for would be broken off after 8 s.
  expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['ended', 'ended']);
  expect(server.streams.count()).toBe(0);
});
