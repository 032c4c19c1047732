import { createServer } from 'node:http';
import type { Server } from 'node:http';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostUnderWay, openTraffic } from './traffic.ts';

const lines: string[] = [];
const traffic = openTraffic(pino({ level: 'debug' }, { write: (line) => void lines.push(line) }));
let gate = Promise.withResolvers<void>();
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    traffic.admit(request, response, async () => {
      await gate.promise;
      response.end('listo');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(() => {
  traffic.close();
  server.close();
});

test('what is beyond the strength of the process is refused at once, and the rest is answered', async () => {
  const waiting = Array.from({ length: mostUnderWay }, () => fetch(`${url}/user/orders?correo=ana@example.com`));
  await expect.poll(() => traffic.figures().underWay).toBe(mostUnderWay);
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await page.text()).toContain('demasiadas visitas');
  const call = await fetch(`${url}/api/categories`);
  expect(call.headers.get('content-type')).toContain('application/problem+json');
  expect(await call.json()).toMatchObject({ status: 503, code: 'unavailable' });
  gate.resolve();
  const answers = await Promise.all(waiting);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(mostUnderWay);
  gate = Promise.withResolvers();
  gate.resolve();
  expect((await fetch(url)).status).toBe(200);
});

test('requests are counted and logged by their name, without what a person wrote', async () => {
  await expect.poll(() => traffic.figures().durationCount).toBe(mostUnderWay + 1);
  const { underWay, refused, answers, durations, bounds } = traffic.figures();
  expect([underWay, refused, answers.get('2xx')]).toEqual([0, 2, mostUnderWay + 1]);
  expect(durations[bounds.length - 1]).toBe(mostUnderWay + 1);
  expect(lines.join('')).toContain('"path":"/user/orders"');
  expect(lines.join('')).not.toContain('ana@');
  expect(lines[0]).toMatch(/"requestId":"[\da-f-]{36}"/);
});
