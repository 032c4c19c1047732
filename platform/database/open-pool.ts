import { Pool, type Client, type ClientConfig, type PoolConfig } from 'pg';
import { PreparedClient, statementNames } from './prepared-client.ts';
import type { Servers } from './servers.ts';

/** The error that ends connections to a server that is not the primary any more. */
class AnotherServer extends Error {
  override readonly message = 'Connection terminated: another server has taken over';
}

type Options = Omit<PoolConfig, 'connectionString' | 'Client'> & { readonly servers: Servers };

/**
 * Returns a pool that connects to the primary of the moment. When that changes, connections to the old one are
 * destroyed.
 */
export function openPool({ servers, ...config }: Options): Pool {
  const places = new Map<Client, string>();
  const nameOf = statementNames();
  class Placed extends PreparedClient {
    constructor(settings?: ClientConfig) {
      const connectionString = servers.primary();
      super({ ...settings, connectionString, pipeline: true }, nameOf);
      places.set(this, connectionString);
      this.once('end', () => places.delete(this));
    }
  }
  const pool = new Pool({ ...config, Client: Placed });
  // A connection that the server closes emits an error: through the pool while idle, itself while in use. Without a
  // listener either ends the process. The query that needed it fails by itself, and the pool opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  servers.onChange(() => {
    for (const [client, place] of places) {
      // A server that no longer responds would keep the query waiting forever, so destroy the socket.
      if (place !== servers.primary()) client.connection.stream.destroy(new AnotherServer());
    }
  });
  return pool;
}
