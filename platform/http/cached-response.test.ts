import { createServer } from 'node:http';
import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { CachedResponse, sendCached } from './cached-response.ts';

const sizes = [15, 127, 129, 140, 1024].map((kib) => kib * 1024);

/** Returns the chunks of each write of Node's HTTP server to a connection for one request. */
async function writesOf(answer: CachedResponse): Promise<unknown[][]> {
  const writes: unknown[][] = [];
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    response.once('finish', end);
    sendCached(answer, request, response);
  });
  const connection = new Duplex({
    read: () => undefined,
    write(chunk: unknown, _encoding, done) {
      writes.push([chunk]);
      done();
    },
    writev(chunks, done) {
      writes.push(chunks.map(({ chunk }): unknown => chunk));
      done();
    },
  });
  server.emit('connection', connection);
  connection.push('GET / HTTP/1.1\r\nHost: tienda.example\r\n\r\n');
  await ended;
  connection.destroy();
  return writes;
}

test.each(sizes)(
  'MEND-20: an uncompressed response of %i bytes is one write, without a copy of its body',
  async (size) => {
    const answer = new CachedResponse(200, new Headers(), Buffer.alloc(size, 'a'));
    const writes = await writesOf(answer);
    expect(writes).toHaveLength(1);
    const { body } = await answer.bodyIn('identity');
    expect(writes[0]?.some((piece) => piece === body)).toBe(true);
  },
);
