import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** The servers of one database. */
export type Servers = {
  /** The address of the primary, which takes writes. */
  readonly primary: () => string;
  /** Calls `listener` after each change of the primary. */
  onChange(listener: () => void): void;
  /** Stops watching. */
  close(): Promise<void>;
};

export function oneServer(url: string): Servers {
  return { primary: () => url, onChange: () => undefined, close: async () => undefined };
}

/** How often the servers are probed, and the timeout of a probe, in ms. */
const everyMs = 1000;
const patienceMs = 2000;

type Seen = { readonly url: string; readonly timeline: number };

/**
 * Watches a primary and its standbys, and detects a failover. A promotion begins a new timeline (PostgreSQL, "Timelines"
 * in chapter 26), so of two servers that take writes the one with the higher timeline is the primary; an old primary
 * that comes back with a lower timeline is ignored.
 */
export async function watchServers(urls: readonly string[]): Promise<Servers> {
  const probes = urls.map((url) => new Probe(url));
  const listeners: (() => void)[] = [];
  const stopping = new AbortController();
  let primary = urls[0] ?? '';
  let newest = 0;

  async function look(): Promise<void> {
    const writable = (await Promise.all(probes.map((probe) => probe.ask()))).flatMap((one) => one ?? []);
    const best = writable.toSorted((a, b) => b.timeline - a.timeline)[0];
    if (!best || best.timeline < newest) return;
    newest = best.timeline;
    if (best.url === primary) return;
    primary = best.url;
    for (const listener of listeners) listener();
  }

  await look();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) await look();
    }
  })();
  return {
    primary: () => primary,
    onChange: (listener) => listeners.push(listener),
    async close() {
      stopping.abort();
      await watching;
      await Promise.all(probes.map((probe) => probe.close()));
    },
  };
}

/** Probes one server, on a connection that is kept while the server answers. */
class Probe {
  readonly #url: string;
  #client: Client | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Returns the server if it takes writes; undefined for a standby, after a timeout and after an error. */
  async ask(): Promise<Seen | undefined> {
    try {
      this.#client ??= await connected(this.#url);
      const { rows } = await this.#client.query<{ timeline: number | null }>(
        `select case when not pg_is_in_recovery()
          then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`,
      );
      const timeline = rows[0]?.timeline ?? null;
      return timeline === null ? undefined : { url: this.#url, timeline };
    } catch {
      await this.close();
      return undefined;
    }
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    // A dead server never acknowledges Terminate, so destroy the socket.
    client?.connection.stream.destroy();
  }
}

async function connected(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'percha-watch',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
