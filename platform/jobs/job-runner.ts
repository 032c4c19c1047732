import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { openPool } from '../database/open-pool.ts';
import type { Servers } from '../database/servers.ts';

/** Work that is done again and again: by `cron` in UTC, of several processes by one each time. */
export type Job = { readonly name: string; readonly cron: string; readonly work: () => Promise<unknown> };

/**
 * Starts jobs, which are planned in the database. `stop` lets a running round end. A database that goes away is logged
 * and waited for.
 */
export async function startJobs(
  jobs: readonly Job[],
  { servers, log }: { readonly servers: Servers; readonly log: Logger },
): Promise<{ stop(): Promise<void> }> {
  const pool = openPool({ servers, application_name: 'percha-jobs', connectionTimeoutMillis: 10_000, max: 2 });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    // A shop's queue holds few jobs. It needs no watch over the growth of its indexes.
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the jobs wait for the database'));
  boss.on('warning', (warning) => log.debug({ warning }, 'jobs'));
  try {
    await boss.start();
    for (const job of jobs) await plan(boss, job, log);
  } catch (error) {
    await boss.stop({ graceful: false });
    await pool.end();
    throw error;
  }
  return {
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
      await pool.end();
    },
  };
}

async function plan(boss: PgBoss, { name, cron, work }: Job, log: Logger): Promise<void> {
  // One at a time, and none waiting behind it: a round that was missed is made up for by the next.
  await boss.createQueue(name, { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3600 });
  await boss.schedule(name, cron);
  await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, job: name }, 'a job failed; its next round tries again');
    }
  });
}
