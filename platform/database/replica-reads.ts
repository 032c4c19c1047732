import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { connectionSettings } from './database.ts';
import type { Database, OpenDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { openPool } from './open-pool.ts';
import { sqlState } from './sql-state.ts';

/** Runs reads on a server that has every change that this process was notified of. `work` may run twice. */
export type Read = <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;

/** How long to wait before the replica is asked again if it has caught up, in ms: at first, and at most (backoff). */
const shortestMs = 2;
const longestMs = 1000;

/**
 * Reads that may go to the replica. They go there only while the replica has replayed every change that this process
 * was notified of; else, and when the replica fails, they go to the primary. `invalidate`, `resume` and `pause`
 * subscribe it to changes: while it is not notified, the lag is unknown, so the replica is not used.
 */
export function openReplicaReads({ db, pool, servers }: OpenDatabase) {
  const address = () => servers.replica() ?? servers.primary();
  const replicaPool = openPool({ ...connectionSettings, max: 10, servers, address });
  const replicaDb = drizzle(replicaPool);
  const stopping = new AbortController();
  const counts = { replica: 0, primary: 0 };
  let isTold = false;
  let isCurrent = false;
  let isCatchingUp = false;
  let changes = 0;

  function lose(): void {
    changes += 1;
    isCurrent = false;
    if (!isCatchingUp) void catchUp();
  }

  const mayCatchUp = () => isTold && servers.replica() !== undefined && !stopping.signal.aborted;

  async function catchUp(): Promise<void> {
    isCatchingUp = true;
    let known = -1;
    let needed = '';
    let waitMs = shortestMs;
    while (mayCatchUp()) {
      const asked = changes;
      try {
        // The notified change is committed, so its WAL position is before the primary's current one.
        if (known !== asked) needed = await writtenUntil();
        known = asked;
        if ((await hasRepeated(needed)) && asked === changes && isTold) {
          isCurrent = true;
          break;
        }
      } catch {
        // One of the two servers is unavailable; the next round tries again.
      }
      waitMs = asked === changes ? Math.min(waitMs * 2, longestMs) : shortestMs;
      await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    isCatchingUp = false;
  }

  async function writtenUntil(): Promise<string> {
    const { rows } = await pool.query<{ at: string }>('select pg_current_wal_flush_lsn()::text as at');
    return rows[0]?.at ?? '';
  }

  async function hasRepeated(until: string): Promise<boolean> {
    const { rows } = await replicaPool.query<{ has: boolean | null }>(
      'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
      [until],
    );
    return rows[0]?.has === true;
  }

  servers.onChange(lose);

  const read: Read = async (work) => {
    if (isCurrent) {
      try {
        const result = await work(replicaDb);
        counts.replica += 1;
        return result;
      } catch (error) {
        if (!isReplicasOwn(error)) throw error;
        lose();
      }
    }
    counts.primary += 1;
    return work(db);
  };

  return {
    read,
    /** How many reads went to each server. */
    counts: () => ({ ...counts }),
    invalidate: lose,
    resume(): void {
      isTold = true;
      lose();
    },
    pause(): void {
      isTold = false;
      isCurrent = false;
    },
    async close(): Promise<void> {
      stopping.abort();
      await replicaPool.end();
    },
  };
}

/**
 * Returns true for a failure that the primary would not have: the replica is unavailable, or cancelled a query because
 * of a recovery conflict.
 */
function isReplicasOwn(error: unknown): boolean {
  return isDatabaseAway(error) || sqlState(error) === '40001';
}
