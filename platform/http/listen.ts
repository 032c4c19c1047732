import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorResponse, retryLater, type Site } from './error-response.ts';
import type { Handler, Middleware } from './middleware.ts';
import { publicListener } from './public-request.ts';
import { StartRefused } from '../process/start-refused.ts';

type Place = {
  readonly port: number;
  readonly host: string;
  /** The number of proxies in front, which write X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly publicUrl: string;
};

/** The timeout for requests in flight when the shop stops, in ms. */
const stopTimeoutMs = 8_000;

/** How often idle connections are closed during a stop, in ms. */
const idleMs = 200;

/** Timeouts against visitors who send headers or a body byte by byte (slowloris). In ms. */
const limits = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 };

/**
 * The keep-alive timeout, in ms. It is longer than a proxy's own, 60 s in nginx: else a connection would be closed just
 * when the proxy sends a form on it. The same holds for a program that calls the shop every few seconds.
 */
const keepAliveTimeout = 75_000;

/** The timeout of a connection without traffic, in ms: processing an uploaded picture may take that long. */
const stalledMs = 120_000;

/**
 * The maximum number of pipelined requests on one connection, before it is closed. Browsers and proxies send one; a
 * client that sends many and reads no response would have all of them count as in flight.
 */
const mostPipelined = 4;

/** The maximum number of connections; further ones are closed at once. */
const mostConnections = 10_000;

/** Responds while the shop starts. */
function openingHandler(site: Site): Handler {
  return (request) => errorResponse(request, retryLater('opening', Math.random()), site);
}

/**
 * Binds the port first, so that a port in use is known before any work is done, and responds 503 until `open` is
 * called. Throws StartRefused when the port cannot be bound. `idOf` returns the id of a request.
 */
export async function listen(
  { port, host, trustedProxies, publicUrl }: Place,
  site: Site,
  idOf: (request: object) => string | undefined,
) {
  let answer = openingHandler(site);
  let middleware: Middleware | undefined;
  const listenerAt = (address: string) =>
    publicListener(address, (request, incoming) =>
      answer(request, { ip: addressOf(incoming, trustedProxies), requestId: idOf(incoming) }),
    );
  let toShop = listenerAt(publicUrl);
  const isPipelining = watchPipelines();
  const server = createServer({ ...limits, keepAliveTimeout }, (request: IncomingMessage, response: ServerResponse) => {
    if (isPipelining(request, response)) request.socket.destroy();
    else if (middleware) middleware(request, response, () => toShop(request, response));
    else toShop(request, response);
  });
  server.maxConnections = mostConnections;
  server.setTimeout(stalledMs);
  server.on('connect', refuseTunnel);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(refusalOf(error, port, host)));
    server.listen(port, host, resolve);
  });
  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // A request in transit on a new connection still arrives; then connections without a request are closed.
    const idle = setInterval(() => server.closeIdleConnections(), idleMs);
    const tooLong = setTimeout(() => server.closeAllConnections(), stopTimeoutMs);
    await closed;
    clearInterval(idle);
    clearTimeout(tooLong);
  }
  return {
    /** Passes requests on from now on. `address` is the public address, if it differs from the one at first. */
    open(next: Handler, before: Middleware, address = publicUrl) {
      answer = next;
      middleware = before;
      toShop = listenerAt(address);
    },
    /** Accepts nothing new and waits for requests in flight; a second call waits for the first. */
    close: () => (closing ??= close()),
  };
}

/** Counts the requests of each connection. Returns true for one beyond `mostPipelined`. */
function watchPipelines(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const underWay = new WeakMap<Duplex, number>();
  return ({ socket }, response) => {
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    return count > mostPipelined;
  };
}

/** The shop is no proxy: CONNECT gets 405 with the allowed methods (RFC 9110, 9.3.6). */
function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  // A client that disconnects before the response is no failure.
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nallow: GET, HEAD\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
}

function addressOf(
  { socket, headers }: { socket: { remoteAddress?: string | undefined }; headers: IncomingMessage['headers'] },
  trustedProxies: number,
): string {
  const forwarded = headers['x-forwarded-for'];
  return clientAddress(
    socket.remoteAddress,
    Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
    trustedProxies,
  );
}

function refusalOf(error: Error, port: number, host: string): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartRefused(`El puerto ${port} ya está en uso: elija otro con PORT.`);
  if (code === 'EACCES') return new StartRefused(`No hay permiso para usar el puerto ${port}: elija otro con PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartRefused(`No se puede escuchar en ${host}: revise HOST.`);
  }
  return error;
}

/**
 * Returns the visitor's address. With `trustedProxies` proxies in front, each of which appends to X-Forwarded-For, it
 * is the entry that the outermost of them wrote; entries further left come from the visitor and are not trusted.
 */
function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = socketAddress ?? 'unknown';
  if (trustedProxies === 0 || !forwardedFor) return direct;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || direct;
}
