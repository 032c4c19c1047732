import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Client } from 'pg';
import type { Servers } from '../database/servers.ts';
import { eventsChannel } from './append-event.ts';

/** The tag that matches everything. */
export const everything = '*';

/** With this begin the tags of what one person's pages show of them, which no shared page does. */
export const ofOnePerson = 'person:';

/** A subscriber of changes: `resume` is called when notifications begin, `pause` when they stop. */
export type ChangeSubscriber = {
  resume(): void;
  pause(): void;
  invalidate(tags: readonly string[]): void;
};

/** The NOTIFY channel of the change feed (`tell_change`, `tell`). */
const changesChannel = 'changes';

/** How long to wait before a reconnect, and how often to check that the connection is alive, in ms. */
const retryMs = 500;
const pulseMs = 15_000;

/** How long a request waits for the notifications of its own changes at most, in ms. */
const longestCatchUpMs = 1000;

type Listeners = {
  readonly subscribers: readonly ChangeSubscriber[];
  /** Called when there may be new events. */
  readonly onEvents: () => void;
};

/** Asks the connection that listens, so that all its pending notifications arrive before the answer. */
type Ask = () => Promise<unknown>;

/** Takes how to ask the connection that listens now; undefined while there is none. */
type SetConnection = (ask: Ask | undefined) => void;

/**
 * Listens for notifications of changes and events, on its own connection (a pooler in transaction mode cannot carry
 * LISTEN). Without the connection the subscribers are paused. `stop` ends it.
 */
export function followChanges(servers: Servers, listeners: Listeners, log: Logger) {
  const stopping = new AbortController();
  let breakOff: (() => void) | undefined;
  let askConnection: Ask | undefined;
  servers.onChange(() => breakOff?.());
  const done = (async () => {
    while (!stopping.signal.aborted) {
      const another = new AbortController();
      breakOff = () => another.abort();
      const ending = AbortSignal.any([stopping.signal, another.signal]);
      await listenOnce(servers, listeners, ending, (ask) => (askConnection = ask)).catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        log.warn({ err: error }, 'no change notifications: pages are not cached until they arrive again');
      });
      for (const subscriber of listeners.subscribers) subscriber.pause();
      await pause(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    /**
     * Resolves when the subscribers have every change that was committed before the call. PostgreSQL signals a commit to
     * those who listen before it confirms the commit, and sends them pending notifications before the end of a query.
     * Gives up after a second: when the connection turns out to be broken, the subscribers are paused.
     */
    async catchUp(): Promise<void> {
      const answered = askConnection?.().catch(() => undefined);
      await Promise.race([answered, pause(longestCatchUpMs, undefined, { ref: false })]);
    },
    async stop(): Promise<void> {
      stopping.abort();
      await done;
    },
  };
}

/** Listens until the connection breaks or `signal` ends it. */
async function listenOnce(
  servers: Servers,
  { subscribers, onEvents }: Listeners,
  signal: AbortSignal,
  setConnection: SetConnection,
): Promise<void> {
  const client = new Client({
    connectionString: servers.primary(),
    application_name: 'percha-changes',
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    keepAlive: true,
  });
  const ask = roundTrips(() => client.query('select 1'));
  const broken = Promise.withResolvers<void>();
  // A connection that breaks before it listens fails the statements below; without this the process would end.
  broken.promise.catch(() => undefined);
  client.on('error', (error) => broken.reject(error));
  client.on('end', () => broken.resolve());
  client.on('notification', ({ channel, payload }) => {
    if (channel === eventsChannel) onEvents();
    else for (const subscriber of subscribers) subscriber.invalidate(payload ? payload.split(' ') : [everything]);
  });
  signal.addEventListener('abort', () => broken.resolve(), { once: true });
  // A lost network closes no connection: only a query detects it.
  const pulse = setInterval(() => void ask().catch(broken.reject), pulseMs);
  try {
    await client.connect();
    await client.query(`listen ${changesChannel}; listen ${eventsChannel}`);
    for (const subscriber of subscribers) subscriber.resume();
    setConnection(ask);
    onEvents();
    await broken.promise;
  } finally {
    setConnection(undefined);
    clearInterval(pulse);
    // A dead server never acknowledges Terminate, so destroy the socket.
    client.connection.stream.destroy();
  }
}

/**
 * Returns a function that asks a connection, and resolves with an answer to a question that was asked after the call. A
 * connection takes one question at a time, so those who call meanwhile share the next one.
 */
export function roundTrips(ask: () => Promise<unknown>): () => Promise<unknown> {
  let asking: Promise<unknown> | undefined;
  let next: Promise<unknown> | undefined;

  function start(): Promise<unknown> {
    const mine = ask().finally(() => {
      if (asking === mine) asking = undefined;
    });
    asking = mine;
    return mine;
  }

  function afterIt(before: Promise<unknown>): Promise<unknown> {
    const begin = () => {
      next = undefined;
      return start();
    };
    return before.then(begin, begin);
  }

  return () => next ?? (asking === undefined ? start() : (next = afterIt(asking)));
}
