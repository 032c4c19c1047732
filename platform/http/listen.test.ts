import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#test/free-port.ts';
import { siteFrame } from '#server/core/status-page/site-frame.service.ts';
import { listen } from './listen.ts';

const site = siteFrame('http://localhost:3000');
const host = '127.0.0.1';

type Seen = { readonly method: string; readonly path: string; readonly ip: string };

async function open(trustedProxies: number) {
  const port = await freePort();
  const seen: Seen[] = [];
  const server = await listen(
    { port, host, trustedProxies, publicUrl: 'http://localhost:3000' },
    site,
    () => undefined,
  );
  server.open(
    async (request, { ip }) => {
      seen.push({ method: request.method, path: new URL(request.url).pathname, ip });
      return new Response(await request.text());
    },
    (_request, _response, next) => next(),
  );
  return { port, seen, close: server.close };
}

let server: Awaited<ReturnType<typeof open>>;

beforeAll(async () => {
  server = await open(1);
});
afterAll(() => server.close());

/** Sends bytes on a connection of their own. Returns the answers until it is closed. */
async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, host);
  let answer = '';
  socket.on('data', (chunk) => void (answer += chunk.toString('latin1')));
  socket.end(text);
  await once(socket, 'close');
  return answer;
}

test.each([
  [
    'both a length and chunks',
    'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /hidden HTTP/1.1\r\nHost: x\r\n\r\n',
  ],
  ['two lengths', 'Content-Length: 0\r\nContent-Length: 5\r\n\r\nhello'],
  ['a length that is no number', 'Content-Length: +5\r\n\r\nhello'],
  ['chunks under another name', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\nGET /hidden HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a space before the colon', 'Content-Length : 5\r\n\r\nhello'],
  ['a folded line', 'X: a\r\n b\r\nContent-Length: 0\r\n\r\n'],
])('MEND-44 a message with %s is refused, and nothing within it is another request', async (_what, rest) => {
  server.seen.length = 0;
  const answer = await sendRaw(server.port, `POST /one HTTP/1.1\r\nHost: x\r\n${rest}`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(server.seen.filter(({ path }) => path === '/hidden')).toEqual([]);
});

test.each([
  { trusted: 0, given: '203.0.113.7', ip: host },
  { trusted: 1, given: undefined, ip: host },
  { trusted: 1, given: '203.0.113.7', ip: '203.0.113.7' },
  { trusted: 1, given: '6.6.6.6, 203.0.113.7', ip: '203.0.113.7' },
  { trusted: 2, given: '6.6.6.6, 203.0.113.7, 10.0.0.2', ip: '203.0.113.7' },
])('MEND-1 with $trusted proxies and X-Forwarded-For $given a visitor is $ip', async ({ trusted, given, ip }) => {
  const { port, seen, close } = await open(trusted);
  const others = { 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6', 'cf-connecting-ip': '6.6.6.6' };
  await fetch(`http://${host}:${port}/`, { headers: { ...others, ...(given && { 'x-forwarded-for': given }) } });
  expect(seen.map((one) => one.ip)).toEqual([ip]);
  await close();
});
