import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openMailbox } from '#test/mailbox.ts';
import { mailServerAt } from './mail-server.ts';
import { tryServer } from './try-server.ts';

/** Returns what is told of a server that greets with these words. */
async function toldOf(greeting: string): Promise<string | undefined> {
  const server = createServer((socket) => socket.on('error', () => undefined).write(greeting)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const told = await tryServer(`smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  server.close();
  return told;
}

test('OWN-1 of a server that does not speak SMTP nothing is told, and of one that does a line', async () => {
  expect(await toldOf('SSH-2.0-OpenSSH_9.6 de-la-casa\r\n')).toBe('not an SMTP server');
  expect(await toldOf('554 no service for you\r\n')).toBe('554 no service for you');
  expect(await toldOf(`554 ${'x'.repeat(900)}\r\n`)).toBe(`554 ${'x'.repeat(196)}…`);
});

test('OWN-1 the address of a mail server can neither run a program nor lead elsewhere', async () => {
  const box = await openMailbox();
  for (const query of [
    'sendmail=true&path=/bin/false',
    'jsonTransport=true',
    'service=gmail',
    'proxy=http://127.0.0.1:1',
  ]) {
    expect([query, await tryServer(`${box.url}?${query}`)]).toEqual([query, undefined]);
  }
  expect(mailServerAt('smtp://correo.example?port=6379&host=127.0.0.1&socketTimeout=1')).toEqual({
    host: 'correo.example',
    secure: false,
    tls: {},
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  await box.close();
});

test('an address says how its server is reached', () => {
  expect(mailServerAt('smtps://ana%40tienda:cl%C3%A1ve%25@[::1]:465?tls.rejectUnauthorized=false')).toMatchObject({
    host: '::1',
    port: 465,
    secure: true,
    auth: { user: 'ana@tienda', pass: 'cláve%' },
    tls: { rejectUnauthorized: false },
  });
  expect(mailServerAt('smtp://ana:100%@correo.example:587?requireTLS=true')).toMatchObject({
    auth: { user: 'ana', pass: '100%' },
    requireTLS: true,
  });
});
