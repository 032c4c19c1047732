import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { mailProblem } from './mail-problem.ts';
import { tryServer } from './try-server.ts';

/** Returns what is told of a server that greets with these words. */
async function toldOf(greeting: string): Promise<string | undefined> {
  const server = createServer((socket) => socket.on('error', () => undefined).write(greeting)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const told = await tryServer({ host: '127.0.0.1', port, secure: false, requireTLS: false }).then(
    () => 'accepted',
    (error: unknown) => mailProblem(error),
  );
  server.close();
  return told;
}

test('OWN-1 of a server that does not speak SMTP nothing is told, and of one that does a line', async () => {
  expect(await toldOf('SSH-2.0-OpenSSH_9.6 de-la-casa\r\n')).toBeUndefined();
  expect(await toldOf('554 no service for you\r\n')).toBe('554 no service for you');
  expect(await toldOf(`554 ${'x'.repeat(900)}\r\n`)).toBe(`554 ${'x'.repeat(196)}…`);
});
