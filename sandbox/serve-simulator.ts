import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';

export type RunningSimulator = { url: string; port: number; close(): Promise<void> };

type Opened = {
  readonly db: { close(): void };
  readonly app: { fetch(request: Request, bindings: object): Response | Promise<Response> };
  /** Ends what the simulator does by itself. */
  readonly end: () => Promise<void>;
};

/**
 * Listens, and opens a simulator at the address that it got. Throws the listening error (EADDRINUSE, ...) before the state file is
 * touched.
 */
export async function serveSimulator(
  { host = '127.0.0.1', port: asked }: { readonly host?: string | undefined; readonly port: number },
  open: (url: string) => Opened,
): Promise<RunningSimulator> {
  const server = createServer();
  server.listen(asked, host);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : asked;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  try {
    return { url, port, close: answerBy(server, open(url)) };
  } catch (error) {
    server.close();
    throw error;
  }
}

/** Returns the function that stops it. */
function answerBy(server: Server, { db, app, end }: Opened): () => Promise<void> {
  server.on(
    'request',
    getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false }),
  );
  return async () => {
    const closed = once(server, 'close');
    server.close();
    await end();
    // A deliberately hanging call would keep the server open forever.
    server.closeAllConnections();
    await closed;
    db.close();
  };
}
