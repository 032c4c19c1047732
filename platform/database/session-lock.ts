import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** How often to retry for a lock that another process holds, in ms. */
const retryMs = 250;

type Options = {
  readonly signal?: AbortSignal | undefined;
  /** Called once when another process holds the lock. */
  readonly onWait?: () => void;
};

/**
 * Runs `work` while it holds the advisory lock of a number. The lock belongs to the connection and not to a
 * transaction, so work may take long; the database releases it when the process dies.
 */
export async function withSessionLock<Result>(
  pool: Pool,
  number: number,
  { signal, onWait }: Options,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const taken = async () => {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [number]);
      return rows[0]?.taken === true;
    };
    for (let attempt = 0; !(await taken()); attempt += 1) {
      if (attempt === 0) onWait?.();
      await pause(retryMs, undefined, { signal });
    }
    return await work();
  } finally {
    // Closing the connection releases the lock, also after an error.
    client.release(true);
  }
}
