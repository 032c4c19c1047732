import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPublic, NotFetched } from './fetch-public.ts';
import { isPublicIp } from './public-host.ts';

const server = createServer((request, response) => {
  const { url = '' } = request;
  if (url === '/picture') response.writeHead(200, { 'content-type': 'image/png' }).end('abc');
  else if (url === '/large') response.writeHead(200).end('x'.repeat(5000));
  else if (url === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  else if (url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  else if (url === '/loop') response.writeHead(302, { location: '/loop' }).end();
  else if (url === '/moved') response.writeHead(301, { location: '/picture' }).end();
  else if (url === '/drip') drip(response.writeHead(200));
  else if (url === '/cut') response.writeHead(200, { 'content-length': '900' }).write('x', () => response.destroy());
  else response.writeHead(404).end();
});

/** Sends a byte every 10 ms without an end. */
function drip(response: ServerResponse): void {
  const dripping = setInterval(() => response.write('x'), 10);
  response.once('close', () => clearInterval(dripping));
}

let origin = '';

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  origin = `http://127.0.0.1:${port}`;
});

afterAll(() => server.close());

/** Of the private addresses only that of the test's own server may be asked. */
const isAllowed = (ip: string) => ip === '127.0.0.1' || isPublicIp(ip);

const refusalOf = (
  address: string,
  options: { isAllowed?: (ip: string) => boolean; mostMs?: number } = { isAllowed },
) =>
  fetchPublic(address, { mostBytes: 1000, ...options }).then(
    () => 'fetched',
    (error: unknown) => (error instanceof NotFetched ? `${error.refusal} ${error.status}` : error),
  );

test('GOOD-3 a file of another site is fetched, also after a redirect', async () => {
  for (const path of ['/picture', '/moved']) {
    const { bytes, type, url } = await fetchPublic(`${origin}${path}`, { mostBytes: 1000, isAllowed });
    expect([new TextDecoder().decode(bytes), type, url]).toEqual(['abc', 'image/png', `${origin}/picture`]);
  }
});

test('GOOD-3 no address leads to this machine or its network: by number, by name, or by a redirect', async () => {
  const { port } = new URL(origin);
  for (const host of [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '0.0.0.0',
    '10.0.0.1',
  ]) {
    expect([host, await refusalOf(`http://${host}:${port}/picture`, {})]).toEqual([host, 'private 0']);
  }
  expect(await refusalOf(`${origin}/inside`)).toBe('private 0');
});

test('GOOD-3 what is too large, cut, not there, or no web address is refused', async () => {
  expect(await refusalOf(`${origin}/large`)).toBe('size 0');
  expect(await refusalOf(`${origin}/cut`)).toBe('unreachable 0');
  expect(await refusalOf(`${origin}/drip`, { isAllowed, mostMs: 200 })).toBe('unreachable 0');
  expect(await refusalOf(`${origin}/none`)).toBe('status 404');
  expect(await refusalOf(`${origin}/loop`)).toBe('redirects 0');
  expect(await refusalOf(`${origin}/file`)).toBe('address 0');
  expect(await refusalOf('ftp://x.example/a.png')).toBe('address 0');
  expect(await refusalOf('http://user:secret@x.example/a.png')).toBe('address 0');
  expect(await refusalOf('http://127.0.0.1:1/a.png')).toBe('unreachable 0');
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['100.64.0.1', false],
  ['192.168.1.1', false],
  ['255.255.255.255', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::', false],
  ['no', false],
])('GOOD-3 %s is of the Internet: %s', (ip, isPublic) => {
  expect(isPublicIp(ip)).toBe(isPublic);
});
