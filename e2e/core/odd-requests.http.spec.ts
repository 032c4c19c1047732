import { expect, test } from '../fixtures/test.ts';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { api } from '#contract/api.ts';

type Answered = { readonly status: number; readonly headers: IncomingHttpHeaders };

/** Sends what `fetch` cannot: any method, and a target as it is. */
async function ask(shopUrl: string, method: string, path: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = request(shopUrl, { method, path }, (response) => {
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
async function tell(shopUrl: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(shopUrl).port), 'localhost', () => socket.write(text));
    let output = '';
    socket.on('data', (chunk) => {
      output += String(chunk);
    });
    socket.on('close', () => resolve(output.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}

/** Pages, pictures and files, with the methods that each allows besides OPTIONS. */
const pages: readonly Address[] = [
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
];

type Address = readonly [path: string, methods: readonly string[]];

function callsByPath(): Address[] {
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

for (const [what, addresses] of [
  ['page and file', pages],
  ['call', callsByPath()],
] as const) {
  test(`MEND-44: each ${what} allows its own methods, and lists them for all others`, async ({ shop }) => {
    const [answers, wanted]: [string[], string[]] = [[], []];
    for (const [path, methods] of addresses) {
      for (const method of tried.filter((one) => !methods.includes(one))) {
        const { status, headers } = await ask(shop.url, method, path);
        answers.push(`${method} ${path}: ${status}, ${sorted(headers.allow?.split(', ') ?? [])}`);
        wanted.push(`${method} ${path}: ${method === 'OPTIONS' ? 204 : 405}, ${sorted([...methods, 'OPTIONS'])}`);
      }
    }
    expect(wanted.length).toBeGreaterThan(5 * addresses.length);
    expect(answers).toEqual(wanted);
  });
}

test('MEND-44: CONNECT is rejected, and OPTIONS * lists the methods of the server', async ({ shop }) => {
  expect(await ask(shop.url, 'CONNECT', 'example.com:443')).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
  expect((await ask(shop.url, 'OPTIONS', '*')).status).toBe(204);
});

test('MEND-44: an unknown address is 404 for every method and body', async ({ shop }) => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const path of ['/nada', '/api/nada']) {
      expect([method, path, (await ask(shop.url, method, path)).status]).toEqual([method, path, 404]);
    }
  }
});

const targets = [
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
] as const;

test('MEND-44: an address that cannot be read, is too long or odd has its status, for GET and for HEAD', async ({
  shop,
}) => {
  for (const [path, wanted] of targets) {
    for (const method of ['GET', 'HEAD']) {
      const { status } = await ask(shop.url, method, path);
      expect.soft(status, `${method} ${path.slice(0, 60)}`).toBe(wanted);
    }
  }
});

const heads = [
  ['GET /detail/6 HTTP/1.1\r\nHost: [\r\nConnection: close', 200],
  ['GET /detail/6 HTTP/1.1\r\nHost: a b\r\nConnection: close', 200],
  ['GET /detail/6 HTTP/1.1\r\nHost: otra.example:99999\r\nConnection: close', 200],
  ['GET /detail/6 HTTP/1.1\r\nConnection: close', 400],
  ['GET http://otra.example/detail/6 HTTP/1.1\r\nHost: x\r\nConnection: close', 200],
  ['GET http:// HTTP/1.1\r\nHost: x\r\nConnection: close', 400],
  ['NADA / HTTP/1.1\r\nHost: x\r\nConnection: close', 400],
] as const;

test('MEND-44: a request with an odd host, target or method is answered', async ({ shop }) => {
  for (const [head, wanted] of heads) {
    expect.soft(await tell(shop.url, `${head}\r\n\r\n`), head).toContain(` ${wanted} `);
  }
});

const bodies = [
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
] as const;

test('MEND-44: a body of another kind, a broken one and one that is too long are refused', async ({ shop }) => {
  for (const [path, type, body, status] of bodies) {
    const headers = { ...(type !== '' && { 'content-type': type }), origin: shop.url };
    const answer = await fetch(`${shop.url}${path}`, { method: 'POST', headers, body: Buffer.from(body) });
    await answer.text();
    expect.soft(answer.status, `${path} as "${type}", ${body.length} bytes: ${body.slice(0, 30)}`).toBe(status);
  }
});

test('MEND-15: a connection with too many pipelined requests is closed', async ({ shop }) => {
  const many = 'GET /login HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(150);
  expect((await tell(shop.url, many)).split(' ')[1] ?? '').not.toBe('503');
  expect((await ask(shop.url, 'GET', '/login')).status).toBe(200);
});

test('OWN-3 an address that is a secret is told to no other site and no search engine', async ({ shop }) => {
  for (const path of ['/user/changepassword/ana?token=x', '/user/confirmemail?token=x', '/unsubscribe?token=x']) {
    const { headers } = await ask(shop.url, 'GET', path);
    expect([path, headers['referrer-policy'], headers['x-robots-tag']]).toEqual([path, 'same-origin', 'noindex']);
  }
});

let loggedBefore = 0;

test.beforeEach(({ shop }) => {
  loggedBefore = shop.output().length;
});

test.afterEach('MEND-44: nothing was logged but that a visitor may not do something', ({ shop }) => {
  // The shops of the tests log whatever they would in use.
  expect(shop.environment['LOG_LEVEL']).toBe('info');
  const lines = shop.output().slice(loggedBefore).split('\n');
  expect(lines.filter((line) => line !== '' && !line.includes('"security":"not_'))).toEqual([]);
});
