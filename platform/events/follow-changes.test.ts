import { once } from 'node:events';
import { createServer } from 'node:net';
import pino from 'pino';
import { expect, test } from 'vitest';
import { oneServer } from '../database/servers.ts';
import { followChanges } from './follow-changes.ts';

/** AuthenticationOk and ReadyForQuery (PostgreSQL's documentation, "Message Formats"). */
const welcome = Buffer.concat([Buffer.from('R\0\0\0\x08\0\0\0\0', 'latin1'), Buffer.from('Z\0\0\0\x05I', 'latin1')]);

test('a connection that breaks before it listens is opened again, and does not end the process', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined);
    // The first message is the startup, the second a statement.
    socket.once('data', () => {
      socket.write(welcome);
      socket.once('data', () => socket.destroy());
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const changes = followChanges(
    oneServer(`postgresql://nadie:nada@127.0.0.1:${port}/nada`),
    { subscribers: [], onEvents: () => undefined },
    pino({ level: 'silent' }),
  );
  await expect.poll(() => connections).toBeGreaterThan(2);
  await changes.catchUp();
  await changes.stop();
  process.off('unhandledRejection', note);
  server.close();
  expect(unhandled).toEqual([]);
});
