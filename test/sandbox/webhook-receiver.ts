import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

export type Notice = {
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
};

/** How the shop responds to its n-th notification (from 0): with a status, or by itself. */
export type Reply = (notice: Notice, response: ServerResponse, index: number) => void;

const record = z.record(z.string(), z.unknown());
const accept: Reply = (_notice, response) => response.writeHead(200).end();

/** Opens a shop that receives notifications on a real socket. */
export async function openReceiver(reply: Reply = accept) {
  const notices: Notice[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const parsed = record.parse(JSON.parse(body));
      const notice = { path: url.pathname, query: url.searchParams, headers: request.headers, body: parsed };
      reply(notice, response, notices.push(notice) - 1);
      for (const check of waiting) check();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/avisos`,
    notices,
    /** Returns the first `count` notifications, as soon as they have arrived. */
    received: (count: number): Promise<Notice[]> =>
      new Promise((resolve) => {
        const check = (): void => {
          if (notices.length < count) return;
          waiting.delete(check);
          resolve(notices.slice(0, count));
        };
        waiting.add(check);
        check();
      }),
  };
}
