import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** The servers of one database. */
export type Servers = {
  /** The address of the primary, which takes writes. */
  readonly primary: () => string;
  /** The address of a replica that can be read; undefined while there is none. */
  readonly replica: () => string | undefined;
  /** Calls `listener` after each change of the primary or the replica. */
  onChange(listener: () => void): void;
  /** Stops watching. */
  close(): Promise<void>;
};

export function oneServer(url: string): Servers {
  return { primary: () => url, replica: () => undefined, onChange: () => undefined, close: async () => undefined };
}

/** How often the servers are probed, and the timeout of a probe, in ms. */
const everyMs = 1000;
const patienceMs = 2000;

type Seen = { readonly url: string; readonly isReplica: boolean; readonly timeline: number };

/**
 * Watches a primary and its replica, and detects a failover. A promotion begins a new timeline (PostgreSQL, "Timelines"
 * in chapter 26), so of two servers that take writes the one with the higher timeline is the primary; an old primary
 * that comes back with a lower timeline is ignored.
 */
export async function watchServers(urls: readonly [string, string]): Promise<Servers> {
  const probes = urls.map((url) => new Probe(url));
  const listeners: (() => void)[] = [];
  const stopping = new AbortController();
  let primary = urls[0];
  let replica: string | undefined;
  let newest = 0;

  async function look(): Promise<void> {
    const seen = (await Promise.all(probes.map((probe) => probe.ask()))).flatMap((one) => one ?? []);
    const writable = seen.filter(({ isReplica, timeline }) => !isReplica && timeline >= newest);
    const best = writable.toSorted((a, b) => b.timeline - a.timeline)[0];
    if (best) newest = best.timeline;
    const before = { primary, replica };
    primary = best?.url ?? primary;
    replica = seen.find(({ url, isReplica }) => isReplica && url !== primary)?.url;
    if (before.primary === primary && before.replica === replica) return;
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
    replica: () => replica,
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

  /** Returns the role of the server; undefined after a timeout or an error. */
  async ask(): Promise<Seen | undefined> {
    try {
      this.#client ??= await connected(this.#url);
      const { rows } = await this.#client.query<{ isReplica: boolean; timeline: number }>(
        `select pg_is_in_recovery() as "isReplica", case when pg_is_in_recovery() then 0
          else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`,
      );
      const [row] = rows;
      return row && { url: this.#url, ...row };
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
