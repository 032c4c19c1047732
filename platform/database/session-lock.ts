import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** How often a lock that somebody else holds is asked for again, in ms. */
const retryMs = 250;

type Options = {
  readonly signal?: AbortSignal | undefined;
  /** Called once when somebody else holds the lock. */
  readonly onWait?: () => void;
};

/**
 * Runs `work` while no other process runs work under the same number. The lock belongs to a connection and not to a
 * transaction, so work may take long; a process that dies gives it back.
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
    // Closing the connection gives the lock back, however this ended.
    client.release(true);
  }
}
