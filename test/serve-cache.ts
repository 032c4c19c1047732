import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What a page cache answers with, as the shop's process calls it. */
type Cache = {
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  fill(request: IncomingMessage, response: ServerResponse, next: () => void): void;
};

type Pass = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves what a page cache keeps and makes, on a port of its own. `pass` answers what is for neither. */
export async function serveCache(
  cache: Cache,
  pass: Pass = (_, response) => response.writeHead(501).end(),
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    cache.serve(request, response, () => cache.fill(request, response, () => pass(request, response)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
