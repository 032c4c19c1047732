import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** The servers of one database. */
export type Servers = {
  /** The address of the one that takes changes. */
  readonly primary: () => string;
  /** The address of one that repeats the primary's changes and can be read; undefined while there is none. */
  readonly replica: () => string | undefined;
  /** Calls `listener` whenever one of the two has become another. */
  onChange(listener: () => void): void;
  /** Stops looking. */
  close(): Promise<void>;
};

export function oneServer(url: string): Servers {
  return { primary: () => url, replica: () => undefined, onChange: () => undefined, close: async () => undefined };
}

/** How often the servers are asked what they are, and how long an answer may take, in ms. */
const everyMs = 1000;
const patienceMs = 2000;

type Seen = { readonly url: string; readonly isReplica: boolean; readonly timeline: number };

/**
 * Watches two servers of which one repeats the other, and knows the primary also after the replica was promoted. A
 * promotion begins a new timeline (PostgreSQL, "Timelines" in chapter 26), so of two that take changes the one with
 * the higher timeline is right; a primary that comes back from before the newest promotion seen is not followed.
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

/** One server, asked on a connection that is kept while it answers. */
class Probe {
  readonly #url: string;
  #client: Client | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** What the server is; undefined when it does not say so in time. */
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
