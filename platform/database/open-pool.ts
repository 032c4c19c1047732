import { Client, Pool } from 'pg';
import type { ClientBase, ClientConfig, PoolConfig } from 'pg';
import type { Servers } from './servers.ts';
import { statementName } from './statement-names.ts';

/** Told to the connections of a server that is not the right one any more. */
class AnotherServer extends Error {
  override readonly message = 'Connection terminated: another server has taken over';
}

type Wish = Omit<PoolConfig, 'connectionString' | 'Client'> & {
  readonly servers: Servers;
  /** The address at the moment of connecting; the primary's when not said. */
  readonly address?: () => string;
};

type Ask = (this: Client, ...args: unknown[]) => unknown;

const ask: Ask = Reflect.get(Client.prototype, 'query');

/** The arguments of a query, with the name under which the server keeps it prepared where it has values. */
function named([first, values, ...rest]: unknown[]): unknown[] {
  const given = typeof first === 'string' ? { text: first } : first;
  const isPlain = typeof given === 'object' && given !== null && 'text' in given && !('submit' in given);
  if (!isPlain || typeof given.text !== 'string' || !Array.isArray(values) || values.length === 0) {
    return [first, values, ...rest];
  }
  return [{ ...given, name: statementName(given.text) }, values, ...rest];
}

/** A pool whose connections lead to wherever `address` says; those that lead elsewhere are broken off when that changes. */
export function openPool({ servers, address = servers.primary, ...config }: Wish): Pool {
  const places = new Map<ClientBase, string>();
  class Placed extends Client {
    constructor(settings?: ClientConfig) {
      const connectionString = address();
      super({ ...settings, connectionString, pipeline: true });
      places.set(this, connectionString);
      this.once('end', () => places.delete(this));
      // Here every statement passes, whoever wrote it.
      Object.defineProperty(this, 'query', { value: (...args: unknown[]) => this.askTogether(named(args)) });
    }

    /** What is asked before the next turn leaves in one packet: each packet wakes the server. */
    private askTogether(args: unknown[]): unknown {
      const { stream } = this.connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
      return ask.apply(this, args);
    }
  }
  const pool = new Pool({ ...config, Client: Placed });
  // A connection that the server cuts tells its pool while idle and itself while lent; unheard, either ends the process.
  // The query that needed it fails in its own place, and the pool opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  servers.onChange(() => {
    for (const [client, place] of places) {
      // A server that no longer responds would keep the query waiting forever, so destroy the socket.
      if (place !== address() && client instanceof Client) client.connection.stream.destroy(new AnotherServer());
    }
  });
  return pool;
}
