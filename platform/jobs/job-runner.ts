import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { openPool } from '../database/open-pool.ts';
import type { Servers } from '../database/servers.ts';

/** Work that is repeated by `cron` in UTC, each time by one of the processes. */
export type Job = {
  readonly name: string;
  readonly cron: string;
  /** It can be woken because a person waits for its result, and its queue is polled more often. */
  readonly isWoken?: boolean;
  /** How long a round may take, in seconds: 300 by default. After a killed process its next round is as late at most. */
  readonly mostSeconds?: number;
  /** `signal` tells it to end early. The next round does the rest. `wake` wakes other jobs, also while all are starting. */
  readonly work: (signal: AbortSignal, wake: Wake) => Promise<unknown>;
};

type Wake = (name: string) => void;

export type RunningJobs = {
  /** Runs a job that can be woken as soon as possible, in a new round: one that is already running does not count. */
  readonly wake: Wake;
  stop(): Promise<void>;
};

/** How often the queue is polled, in seconds. */
const pollSeconds = { planned: 5, woken: 2 };

/** The coalescing window (debounce), in ms: a job that is woken several times within it runs once. */
const gatherMs = 50;

/**
 * Starts jobs, which are scheduled in the database. `stop` lets a running round end. While the database is unavailable,
 * the jobs log it and wait.
 */
export async function startJobs(
  jobs: readonly Job[],
  { servers, log }: { readonly servers: Servers; readonly log: Logger },
): Promise<RunningJobs> {
  const pool = openPool({ servers, application_name: 'percha-jobs', connectionTimeoutMillis: 10_000, max: 2 });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    // A shop's queue holds few jobs, so its indexes need no monitoring.
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn({ err: asError(error) }, 'the job queue waits for the database'));
  boss.on('warning', (warning) => log.debug({ warning }, 'jobs'));
  const stopping = new AbortController();
  const workers = new Map<string, string>();
  const waking = new Set<string>();
  const wake: Wake = (name) => {
    const workerId = workers.get(name);
    if (workerId === undefined || waking.has(name) || stopping.signal.aborted) return;
    send(name, workerId).catch((error: unknown) =>
      log.debug({ err: error, job: name }, 'a job was not queued; its next round does the work'),
    );
  };
  try {
    await boss.start();
    for (const job of jobs) workers.set(job.name, await plan(boss, job, { log, stopping: stopping.signal, wake }));
  } catch (error) {
    await boss.stop({ graceful: false });
    await pool.end();
    throw error;
  }

  async function send(name: string, workerId: string): Promise<void> {
    waking.add(name);
    await pause(gatherMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    waking.delete(name);
    if (stopping.signal.aborted) return;
    await boss.send(name);
    boss.notifyWorker(workerId);
  }

  return {
    wake,
    async stop() {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: 10_000 });
      await pool.end();
    },
  };
}

type Surroundings = { readonly log: Logger; readonly stopping: AbortSignal; readonly wake: Wake };

/**
 * Returns what the queue tells of a failure as an error: it tells copies of errors, as plain objects, of which the log would
 * neither leave out values nor see that the database is away.
 */
function asError(told: Error): Error {
  return told instanceof Error ? told : Object.assign(new Error(), told);
}

/** Schedules a job. Returns the id of its worker. */
async function plan(
  boss: PgBoss,
  { name, cron, work, isWoken = false, mostSeconds = 300 }: Job,
  { log, stopping, wake }: Surroundings,
): Promise<string> {
  // A scheduled job runs one at a time and has no queue, because its next round does the work. A woken one queues one
  // round and may run several times at once: pg-boss counts the round of a killed process as running until it expires.
  const policy = isWoken ? 'short' : 'exclusive';
  await boss.createQueue(name, { policy, retryLimit: 0, expireInSeconds: mostSeconds, deleteAfterSeconds: 3600 });
  await boss.schedule(name, cron);
  const pollingIntervalSeconds = isWoken ? pollSeconds.woken : pollSeconds.planned;
  return boss.work(name, { pollingIntervalSeconds }, async ([job]) => {
    try {
      await work(job ? AbortSignal.any([job.signal, stopping]) : stopping, wake);
    } catch (error) {
      log.error({ err: error, job: name }, 'a job failed; its next round retries');
    }
  });
}
