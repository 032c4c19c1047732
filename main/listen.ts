import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { clientAddress } from './client-address.ts';
import type { Answer, Middleware } from './front.ts';
import { unavailable } from './unavailable.ts';
import { StartRefused } from './start-refused.ts';

type Place = { readonly port: number; readonly host: string; readonly trustedProxies: number };

/** How long requests under way may take to end when the shop stops, in ms. */
const stopPatienceMs = 8_000;

/** How often connections without a request are closed then, in ms. */
const idleMs = 200;

/** A visitor who sends headers or a body byte by byte must not hold a connection for long. In ms. */
const limits = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 };

/** Connections beyond these are closed at once. */
const mostConnections = 10_000;

const opening: Answer = (request) => {
  const sentence = 'La tienda está abriendo. Vuelva a intentarlo en unos segundos.';
  const { body, ...init } = unavailable(request.headers.get('accept'), sentence, 3);
  return new Response(body, init);
};

/**
 * Takes the port at once, so that a taken one is known before any work is done, and answers 503 until `open` is called.
 * Throws StartRefused when the port cannot be had. `idOf` answers the name of a request.
 */
export async function listen({ port, host, trustedProxies }: Place, idOf: (request: object) => string | undefined) {
  let answer = opening;
  let middleware: Middleware | undefined;
  const listener = getRequestListener((request, env) =>
    answer(request, { ip: addressOf(env.incoming, trustedProxies), requestId: idOf(env.incoming) }),
  );
  const server = createServer(limits, (request: IncomingMessage, response: ServerResponse) => {
    if (middleware) middleware(request, response, () => void listener(request, response));
    else void listener(request, response);
  });
  server.maxConnections = mostConnections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(refusalOf(error, port, host)));
    server.listen(port, host, resolve);
  });
  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // What is on its way on a connection that was just made still arrives; then those without a request are closed.
    const idle = setInterval(() => server.closeIdleConnections(), idleMs);
    const tooLong = setTimeout(() => server.closeAllConnections(), stopPatienceMs);
    await closed;
    clearInterval(idle);
    clearTimeout(tooLong);
  }
  return {
    open(next: Answer, before: Middleware) {
      answer = next;
      middleware = before;
    },
    /** Takes nothing new and waits for what is under way; a second call waits for the first. */
    close: () => (closing ??= close()),
  };
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
