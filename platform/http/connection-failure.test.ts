import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { connectionFailure } from './connection-failure.ts';

const asked = (url: string, signal?: AbortSignal) =>
  fetch(url, signal ? { signal } : {}).then(
    () => undefined,
    (error: unknown) => connectionFailure(error),
  );

test('a connection that fails says why', async () => {
  expect(await asked('http://no-existe.invalid/')).toMatchObject({ kind: 'unknownHost' });
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await asked(`http://127.0.0.1:${port}/`)).toMatchObject({ kind: 'cut' });
  expect(await asked(`https://127.0.0.1:${port}/`)).toMatchObject({ kind: 'cut' });
  server.close();
  await once(server, 'close');
  expect(await asked(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'refused', code: 'ECONNREFUSED' });
});

test('a server that never answers is too late', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await asked(`http://127.0.0.1:${port}/`, AbortSignal.timeout(50))).toMatchObject({ kind: 'timeout' });
  server.close();
});

test('what a server replied is no failure of the connection, nor is an error of another kind', () => {
  const replied = Object.assign(new Error('Message failed: 550 no CERT here'), { response: '550 no CERT here' });
  expect(connectionFailure(replied)).toBeUndefined();
  expect(connectionFailure(new TypeError('Invalid URL'))).toBeUndefined();
  expect(connectionFailure('ECONNREFUSED')).toBeUndefined();
});
