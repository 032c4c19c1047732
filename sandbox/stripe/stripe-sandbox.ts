import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openDatabase } from '../store/database.ts';
import { keepEndpoint } from './calls/endpoint-calls.ts';
import { endDueSessions } from './sessions/end-session.ts';
import { SCHEMA } from './store/schema.ts';
import { stripeApp } from './stripe-app.ts';
import { settingsFrom } from './values/settings.ts';
import type { StripeSandboxOptions } from './values/settings.ts';
import { startDeliveryQueue } from './webhooks/delivery-queue.ts';

export type { StripeSandboxOptions } from './values/settings.ts';
export type RunningStripe = { url: string; port: number; close(): Promise<void> };

/** How often pages whose time is over are ended, so that their events go out. */
const SWEEP_MS = 5_000;

/**
 * Starts a local simulator of Stripe Checkout: API, payment page, events. Throws the listening error (EADDRINUSE, ...) before the
 * state file is touched.
 */
export async function startStripe(options: StripeSandboxOptions): Promise<RunningStripe> {
  const host = options.host ?? '127.0.0.1';
  const server = createServer();
  server.listen(options.port, host);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  try {
    return { url, port, close: serve(server, options, url) };
  } catch (error) {
    server.close();
    throw error;
  }
}

/** Opens the state and begins to respond. Returns the function that stops it. */
function serve(server: Server, options: StripeSandboxOptions, url: string): () => Promise<void> {
  const db = openDatabase(options.file, SCHEMA);
  const settings = settingsFrom(options, url);
  const deliveries = startDeliveryQueue(db, settings);
  const sandbox = { settings, db, deliveries };
  if (options.webhookUrl && options.webhookSecret) keepEndpoint(sandbox, options.webhookUrl, options.webhookSecret);
  const sweep = setInterval(() => endDueSessions(sandbox), SWEEP_MS);
  const app = stripeApp(sandbox);
  server.on(
    'request',
    getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false }),
  );
  return async () => {
    const closed = once(server, 'close');
    clearInterval(sweep);
    server.close();
    await deliveries.close();
    // A deliberately hanging call would keep the server open forever.
    server.closeAllConnections();
    await closed;
    db.close();
  };
}
