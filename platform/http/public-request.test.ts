import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicListener } from './public-request.ts';

let server: Server;
let port: number;
const targets: (string | undefined)[] = [];

beforeAll(async () => {
  const toShop = publicListener('https://tienda.example', async (request) => {
    // Frameworks read the body of a copy: it must have the same address.
    const copy = request.clone();
    return Response.json({ url: request.url, copied: copy.url, body: await copy.text() });
  });
  server = createServer((request, response) => {
    toShop(request, response);
    targets.push(request.url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => server.close());

/** Sends the exact bytes, which no client would, and returns the body of the response. */
async function send(target: string, headers: readonly string[] = []): Promise<unknown> {
  const socket = connect(port, '127.0.0.1');
  const body = 'hola';
  const head = [`POST ${target} HTTP/1.1`, 'Host: otro.example', 'Connection: close', 'Content-Length: 4', ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  await once(socket, 'close');
  return JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? 'null');
}

test.each([
  ['/login?volver=%2Fbag', '/login?volver=%2Fbag'],
  ['//otro.example/x', '//otro.example/x'],
  ['http://otro.example/login?a=1', '/login?a=1'],
  ['https://otro.example', '/'],
  ['*', '/*'],
])('MEND-1 the request %s is on the shop’s public address, whatever Host says', async (target, path) => {
  const url = `https://tienda.example${path}`;
  expect(await send(target)).toEqual({ url, copied: url, body: 'hola' });
  expect(targets.at(-1)).toBe(target);
});

test('MEND-1 no header of a proxy or a visitor moves a request to another address', async () => {
  const headers = [
    'X-Forwarded-Host: malo.example',
    'X-Forwarded-Proto: http',
    'Forwarded: host=malo.example;proto=http',
  ];
  expect(await send('/login', headers)).toMatchObject({ url: 'https://tienda.example/login' });
});
