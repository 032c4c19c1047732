import { expect, test } from '../fixtures/test.ts';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { api } from '#contract/api.ts';
import { startShopProcess } from '../fixtures/shop-process.ts';
import { dataDir } from '../fixtures/shared-folder.ts';

/** Its own process, whose log is read: none of these requests may be logged. */
let shop: Awaited<ReturnType<typeof startShopProcess>>;

test.beforeAll(async () => {
  shop = await startShopProcess({
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
  });
});

test.afterAll(() => shop.stop());

type Answered = { readonly status: number; readonly headers: IncomingHttpHeaders };

/** Sends what `fetch` cannot: any method, and a target as it is. */
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

/** Returns the first line of the response to raw bytes. */
async function tell(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(shop.url).port), 'localhost', () => socket.write(text));
    let output = '';
    socket.on('data', (chunk) => {
      output += String(chunk);
    });
    socket.on('close', () => resolve(output.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}

/** Pages, calls, pictures and files, with the methods that each allows besides OPTIONS. */
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

/** The methods to try: all that the shop allows somewhere, and some that it never allows. */
const tried = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const sorted = (methods: readonly string[]) => methods.toSorted().join(', ');

test.each(addresses)('MEND-44: %s allows its own methods, and lists them for all others', async (path, methods) => {
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

test('MEND-44: CONNECT is rejected, and OPTIONS * lists the methods of the server', async () => {
  expect(await ask('CONNECT', 'example.com:443')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect((await ask('OPTIONS', '*')).status).toBe(204);
});

test('MEND-44: an unknown address is 404 for every method and body', async () => {
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
  ['/detail/6.data?_routes=1', 200],
  ['/detail/999999.data?_routes=root', 404],
  ['/paginas/ninguna.data?_routes=1', 404],
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
])('MEND-44: %j gets %i', async (head, status) => {
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
] as const)('MEND-44: sent to %s as "%s", %.30j gets %i', async (path, type, body, status) => {
  const headers = { ...(type !== '' && { 'content-type': type }), origin: shop.url };
  const answer = await fetch(`${shop.url}${path}`, { method: 'POST', headers, body: Buffer.from(body) });
  expect(answer.status).toBe(status);
});

test('MEND-15: a connection with too many pipelined requests is closed', async () => {
  const many = 'GET /login HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(150);
  expect((await tell(many)).split(' ')[1] ?? '').not.toBe('503');
  expect((await ask('GET', '/login')).status).toBe(200);
});

test.each(['/user/changepassword/ana?token=x', '/user/confirmemail?token=x', '/unsubscribe?token=x'])(
  'OWN-3 the address of %s, which is a secret, is told to no other site and no search engine',
  async (path) => {
    const { headers } = await ask('GET', path);
    expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['same-origin', 'noindex']);
  },
);

test('MEND-44: none of it was logged', () => {
  // The last line of the start says how to stop.
  const [opened, ...output] = shop.output().split('Ctrl+C');
  expect(opened).toContain('abierta');
  expect(output.join('').trim()).toBe('');
});
