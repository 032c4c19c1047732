import { createServer } from 'node:http';
import { connect } from 'node:net';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestKinds } from '#server/core/context/request-priority.ts';
import { statusPage } from '#server/core/status-page/status-page.ts';
import { latestMs, openLoadShedding, room } from './load-shedding.ts';
import { securityHeaders } from './security-headers.ts';

/** A server that responds when the gate opens, with an event loop delay that the test sets. */
async function openGate() {
  const lines: string[] = [];
  let delayMs = 0;
  const gate = Promise.withResolvers<void>();
  const traffic = openLoadShedding({
    log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }),
    site: { headers: securityHeaders('https://tienda.example'), statusPage },
    ...requestKinds('/api'),
    loop: { meanMs: () => delayMs, close: () => undefined },
  });
  const server = createServer((request, response) => {
    traffic.admit(request, response, async () => {
      request.resume();
      await gate.promise;
      response.end('listo');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const ask = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, init);
  return {
    traffic,
    url,
    lines,
    ask,
    /** Sends `count` requests and waits until they are in flight. */
    async fill(count: number, path: string): Promise<Promise<Response>[]> {
      const goal = traffic.figures().underWay + count;
      const waiting = Array.from({ length: count }, () => ask(path));
      await expect.poll(() => traffic.figures().underWay).toBe(goal);
      return waiting;
    },
    beLate(ms: number) {
      delayMs = ms;
    },
    open() {
      gate.resolve();
    },
    async close() {
      gate.resolve();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let shop: Awaited<ReturnType<typeof openGate>>;

beforeEach(async () => {
  shop = await openGate();
});

afterEach(() => shop.close());

test('MEND-15: a single request is never rejected, whatever the event loop delay', async () => {
  shop.beLate(60_000);
  shop.open();
  for (const path of ['/', '/home?gender=Women', '/login', '/admin', '/api/catalogue', '/media/a/640.avif']) {
    expect([path, (await shop.ask(path)).status]).toEqual([path, 200]);
  }
  expect(await shop.traffic.register.metrics()).toContain('percha_http_rejected_total 0\n');
});

test.each([
  ['keeps up', 0, 'usual'],
  ['is late', latestMs + 1, 'late'],
] as const)(
  'MEND-15: while the process %s, the catalogue is rejected first, personal pages next, login and payment last',
  async (_, delayMs, measure) => {
    const { public: open, personal, essential } = room;
    shop.beLate(delayMs);
    const refusedNow = async () =>
      Promise.all(['/home', '/user', '/login'].map(async (path) => (await shop.ask(path, { method: 'HEAD' })).status));
    const waiting = await shop.fill(open[measure], '/home');
    expect((await shop.ask('/detail/6')).status).toBe(503);
    waiting.push(...(await shop.fill(personal[measure] - open[measure], '/user/orders')));
    expect([(await shop.ask('/home')).status, (await shop.ask('/admin')).status]).toEqual([503, 503]);
    waiting.push(...(await shop.fill(essential[measure] - personal[measure], '/bag')));
    expect(await refusedNow()).toEqual([503, 503, 503]);
    // Pictures are unlimited.
    const picture = shop.ask('/media/a/640.avif');
    shop.open();
    const answers = await Promise.all([...waiting, picture]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    await expect.poll(() => shop.traffic.figures().underWay).toBe(0);
    expect(await refusedNow()).toEqual([200, 200, 200]);
  },
);

test('MEND-15: a rejected request gets a readable response with Retry-After', async () => {
  const waiting = await shop.fill(room.public.usual, '/home');
  const page = await shop.ask('/home', { headers: { accept: 'text/html,application/xhtml+xml' } });
  const html = await page.text();
  const seconds = Number(page.headers.get('retry-after'));
  expect(seconds).toBeGreaterThanOrEqual(3);
  expect(html).toContain('Hay demasiadas visitas en este momento');
  expect(html).toContain(`content="${seconds}"`);
  expect(page.headers.get('strict-transport-security')).toContain('max-age');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const call = await shop.ask('/api/catalogue');
  expect(call.headers.get('content-type')).toContain('application/problem+json');
  expect(await call.json()).toMatchObject({ status: 503, code: 'overloaded' });
  // The router's scripts do not take it for a response of their own, and show the page of its status.
  const data = await shop.ask('/home.data', { headers: { accept: '*/*' } });
  expect([data.status, data.headers.has('x-remix-response')]).toEqual([503, false]);
  shop.open();
  expect(new Set((await Promise.all(waiting)).map(({ headers }) => headers.get('x-request-id'))).size).toBe(
    waiting.length,
  );
});

test('requests are counted and logged by their id, without personal data', async () => {
  shop.open();
  await shop.ask('/user/orders?correo=ana@example.com');
  await expect.poll(() => shop.traffic.register.metrics()).toContain('percha_http_duration_seconds_count 1\n');
  const text = await shop.traffic.register.metrics();
  expect(shop.traffic.figures().underWay).toBe(0);
  expect(text).toContain('percha_http_responses_total{status="2xx"} 1\n');
  expect(text).toContain('percha_http_duration_seconds_bucket{le="10"} 1\n');
  expect(shop.lines.join('')).toContain('"path":"/user/orders"');
  expect(shop.lines.join('')).not.toContain('ana@');
  await shop.ask('/abrir/Zk3-qL9_x0aBcDeFgHiJkLmNoPqRsTuV');
  await expect.poll(() => shop.lines.join('')).toContain('"path":"/abrir/:"');
  expect(shop.lines.join('')).not.toContain('Zk3');
  expect(shop.lines[0]).toMatch(/"requestId":"[\da-f-]{36}"/);
});

test('MEND-15 a slow body does not count as in flight, and counts again when it is complete', async () => {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  socket.write('POST /api/users/login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{');
  await expect.poll(() => shop.traffic.figures().underWay).toBe(1);
  await expect.poll(() => shop.traffic.figures().underWay, { timeout: 30_000 }).toBe(0);
  socket.write('}');
  await expect.poll(() => shop.traffic.figures().underWay).toBe(1);
  shop.open();
  await expect.poll(() => shop.traffic.figures().underWay).toBe(0);
  socket.destroy();
});

test('MEND-15 a client that disconnects during a slow body leaves no count behind', async () => {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  socket.write('POST /api/users/login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{');
  await expect.poll(() => shop.traffic.figures().underWay).toBe(1);
  await expect.poll(() => shop.traffic.figures().underWay, { timeout: 30_000 }).toBe(0);
  socket.destroy();
  await expect.poll(() => shop.traffic.register.metrics()).toContain('percha_http_duration_seconds_count 1\n');
  expect(shop.traffic.figures().underWay).toBe(0);
});
