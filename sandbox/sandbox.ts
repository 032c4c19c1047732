import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { sandboxApp } from './sandbox-app.ts';
import { settingsFrom } from './values/settings.ts';
import type { SandboxOptions } from './values/settings.ts';
import { addPastPayments } from './payments/past-payments.ts';
import { setNoticeUrl } from './webhooks/application.ts';
import { openDatabase } from './store/database.ts';
import { ADDED_COLUMNS, SCHEMA } from './store/schema.ts';
import { startWebhookQueue } from './webhooks/webhook-queue.ts';

export type { SandboxOptions } from './values/settings.ts';
export type RunningSandbox = { url: string; port: number; close(): Promise<void> };

/**
 * Starts a local simulator of Mercado Pago's Checkout Pro (Preferences API and Orders API): API, card page, webhooks. Throws the
 * listening error (EADDRINUSE, ...) before the state file is touched.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const host = options.host ?? '127.0.0.1';
  const server = createServer();
  const port = await listen(server, options.port, host);
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  try {
    return { url, port, close: serve(server, options, url) };
  } catch (error) {
    server.close();
    throw error;
  }
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Opens the state and begins to respond. Returns the function that stops it. */
function serve(server: Server, options: SandboxOptions, url: string): () => Promise<void> {
  const db = openDatabase(options.file, SCHEMA, ADDED_COLUMNS);
  const settings = settingsFrom(options, url);
  const webhooks = startWebhookQueue(db, settings);
  const sandbox = { settings, db, webhooks };
  if (options.noticeUrl !== undefined) setNoticeUrl(db, options.noticeUrl);
  addPastPayments(sandbox, options.pastPayments ?? []);
  const app = sandboxApp(sandbox);
  server.on(
    'request',
    getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false }),
  );
  return async () => {
    const closed = once(server, 'close');
    server.close();
    await webhooks.close();
    // A deliberately hanging call would keep the server open forever.
    server.closeAllConnections();
    await closed;
    db.close();
  };
}
