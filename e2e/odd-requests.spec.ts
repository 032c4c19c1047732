import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { api } from '#contract/api.ts';
import { startShopProcess } from './shop-process.ts';
import { dataDir } from './shared-folder.ts';

/** A process of its own, whose log is read: it has nothing to say of what is asked here. */
let shop: Awaited<ReturnType<typeof startShopProcess>>;

beforeAll(async () => {
  shop = await startShopProcess({
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
  });
});

afterAll(() => shop.stop());

type Answered = { readonly status: number; readonly headers: IncomingHttpHeaders };

/** What `fetch` does not send: any method, and a target as it is. */
async function ask(method: string, path: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = request(shop.url, { method, path }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    asked.on('connect', ({ statusCode = 0, headers }, socket) => {
      socket.destroy();
      resolve({ status: statusCode, headers });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** The first line of the answer to raw bytes. */
async function tell(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(shop.url).port), 'localhost', () => socket.write(text));
    let said = '';
    socket.on('data', (chunk) => {
      said += String(chunk);
    });
    socket.on('close', () => resolve(said.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}

/** Pages, calls, pictures and files, with the methods that each takes besides OPTIONS. */
const addresses: readonly (readonly [path: string, methods: readonly string[]])[] = [
  ['/', ['GET', 'HEAD']],
  ['/home?gender=Women', ['GET', 'HEAD']],
  ['/home.data', ['GET', 'HEAD']],
  ['/detail/6', ['GET', 'HEAD', 'POST']],
  ['/login', ['GET', 'HEAD', 'POST']],
  ['/logout', ['GET', 'HEAD', 'POST']],
  ['/admin', ['GET', 'HEAD']],
  ['/robots.txt', ['GET', 'HEAD']],
  ['/favicon.ico', ['GET', 'HEAD']],
  ['/media/0123456789abcdef0123456789abcdef/640.avif', ['GET', 'HEAD']],
  ['/healthz', ['GET', 'HEAD']],
  ...callsByPath(),
];

function callsByPath(): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const { path, method } of Object.values(api).flatMap((group) => Object.values(group))) {
    const address = `/api${path.replace(/:\w+/g, '7')}`;
    const more = method === 'GET' ? ['GET', 'HEAD'] : [method];
    found.set(address, [...(found.get(address) ?? []), ...more]);
  }
  return [...found];
}

/** What is tried everywhere: all that the shop takes somewhere, and some that it takes nowhere. */
const tried = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const sorted = (methods: readonly string[]) => methods.toSorted().join(', ');

test.each(addresses)('MEND-44: %s takes its own methods, and tells which to all others', async (path, methods) => {
  const others = tried.filter((method) => !methods.includes(method));
  for (const method of others) {
    const { status, headers } = await ask(method, path);
    expect([method, status, sorted(headers.allow?.split(', ') ?? [])]).toEqual([
      method,
      method === 'OPTIONS' ? 204 : 405,
      sorted([...methods, 'OPTIONS']),
    ]);
  }
});

test('MEND-44: a tunnel is refused, and what the whole server takes is told', async () => {
  expect(await ask('CONNECT', 'example.com:443')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect((await ask('OPTIONS', '*')).status).toBe(204);
});

test('MEND-44: an address that is nowhere is 404 for whatever is sent to it', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const path of ['/nada', '/api/nada']) expect([path, (await ask(method, path)).status]).toEqual([path, 404]);
  }
});

test.each([
  ['/detail/%', 400],
  ['/%c0%ae', 400],
  ['/detail/%00', 400],
  ['/a\\b', 400],
  [`/${'a'.repeat(9000)}`, 414],
  [`/login?${'a'.repeat(9000)}`, 414],
  ['/__manifest?paths=%2F%25&version=x', 400],
  ['/home?%', 200],
  ['/detail/%F0%9F%91%97', 404],
] as const)('MEND-44: %s is %i for every method that reads or sends', async (path, status) => {
  for (const method of ['GET', 'HEAD']) expect((await ask(method, path)).status).toBe(status);
});

test.each([
  ['GET /detail/6 HTTP/1.1\r\nHost: [\r\nConnection: close', 200],
  ['GET /detail/6 HTTP/1.1\r\nHost: a b\r\nConnection: close', 200],
  ['GET /detail/6 HTTP/1.1\r\nHost: otra.example:99999\r\nConnection: close', 200],
  ['GET /detail/6 HTTP/1.1\r\nConnection: close', 400],
  ['GET http://otra.example/detail/6 HTTP/1.1\r\nHost: x\r\nConnection: close', 200],
  ['GET http:// HTTP/1.1\r\nHost: x\r\nConnection: close', 400],
  ['NADA / HTTP/1.1\r\nHost: x\r\nConnection: close', 400],
])('MEND-44: %j is told %i', async (head, status) => {
  expect(await tell(`${head}\r\n\r\n`)).toContain(` ${status} `);
});

test.each([
  ['/login', 'text/plain', 'x', 415],
  ['/login.data', '', '', 415],
  ['/login', 'multipart/form-data', 'x', 400],
  ['/login', 'multipart/form-data; boundary=a', '--b', 400],
  ['/login', 'application/json', '{}', 415],
  ['/bag', 'application/json', '{"intent":"add"}', 415],
  ['/admin/createproduct', 'application/json', '{', 400],
  ['/login', 'application/x-www-form-urlencoded', 'a&'.repeat(500_000), 413],
  ['/login', 'application/x-www-form-urlencoded', 'a&'.repeat(1000), 413],
  ['/login', 'application/x-www-form-urlencoded', `a=${'b'.repeat(300_000)}`, 413],
  ['/admin/createproduct', 'application/json', `"${'b'.repeat(300_000)}"`, 413],
] as const)('MEND-44: sent to %s as "%s", %.30j is told %i', async (path, type, body, status) => {
  const headers = { ...(type !== '' && { 'content-type': type }), origin: shop.url };
  const answer = await fetch(`${shop.url}${path}`, { method: 'POST', headers, body: Buffer.from(body) });
  expect(answer.status).toBe(status);
});

test('MEND-15: who sends many requests at once on one connection is cut off', async () => {
  const many = 'GET /login HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(150);
  expect((await tell(many)).split(' ')[1] ?? '').not.toBe('503');
  expect((await ask('GET', '/login')).status).toBe(200);
});

test('MEND-44: none of it was worth a line in the log', () => {
  // The last words of opening are how to close.
  const [opened, ...said] = shop.output().split('Ctrl+C');
  expect(opened).toContain('abierta');
  expect(said.join('').trim()).toBe('');
});
