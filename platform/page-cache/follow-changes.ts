import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Client } from 'pg';
import type { Servers } from '../database/servers.ts';
import { everything } from './tag-cache.ts';

/** Is told of changes: `resume` when they will be told from now on, `pause` when they are not any more. */
export type ChangeSubscriber = {
  resume(): void;
  pause(): void;
  invalidate(tags: readonly string[]): void;
};

/** The channel of migration 0031. */
const channel = 'shop_change';

/** How long to wait before listening again, and how often to see whether the connection still lives, in ms. */
const retryMs = 500;
const pulseMs = 15_000;

/**
 * Listens for what the database tells of changes, on a connection of its own (a pooler in transaction mode cannot carry
 * LISTEN). Without the connection the subscribers are paused. `stop` ends it.
 */
export function followChanges(
  servers: Servers,
  subscribers: readonly ChangeSubscriber[],
  log: Logger,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let breakOff: (() => void) | undefined;
  servers.onChange(() => breakOff?.());
  const done = (async () => {
    while (!stopping.signal.aborted) {
      const another = new AbortController();
      breakOff = () => another.abort();
      await listenOnce(servers, subscribers, AbortSignal.any([stopping.signal, another.signal])).catch(
        (error: unknown) => {
          if (stopping.signal.aborted) return;
          log.warn({ err: error }, 'changes are not heard: pages are not cached until they are');
        },
      );
      for (const subscriber of subscribers) subscriber.pause();
      await pause(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

/** Listens until the connection breaks or `signal` ends it. */
async function listenOnce(
  servers: Servers,
  subscribers: readonly ChangeSubscriber[],
  signal: AbortSignal,
): Promise<void> {
  const client = new Client({
    connectionString: servers.primary(),
    application_name: 'percha-changes',
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    keepAlive: true,
  });
  const broken = Promise.withResolvers<void>();
  client.on('error', (error) => broken.reject(error));
  client.on('end', () => broken.resolve());
  client.on('notification', ({ payload }) => {
    for (const subscriber of subscribers) subscriber.invalidate(payload ? payload.split(' ') : [everything]);
  });
  signal.addEventListener('abort', () => broken.resolve(), { once: true });
  // A cable that was pulled says nothing: only a question finds out.
  const pulse = setInterval(() => void client.query('select 1').catch(broken.reject), pulseMs);
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    for (const subscriber of subscribers) subscriber.resume();
    await broken.promise;
  } finally {
    clearInterval(pulse);
    // A dead server never acknowledges Terminate, so destroy the socket.
    client.connection.stream.destroy();
  }
}
