import { PgBoss } from 'pg-boss';
import { sweepAccounts } from '../accounts/sweep-accounts.service.ts';
import { sweepCatalogueChanges } from '../catalogue/catalogue-index.service.ts';
import type { Services } from '../context.ts';
import { openPool } from '../database/open-pool.ts';
import type { Servers } from '../database/servers.ts';
import { sweepRateLimits } from '../http/rate-limit.ts';
import { sweepLetters } from '../mailing/owed-letters.service.ts';
import { reconcile } from '../payments/reconcile.service.ts';

type Job = { readonly name: string; readonly cron: string; readonly work: (services: Services) => Promise<unknown> };

/** What the shop does by itself, and when (cron, UTC). */
const jobs: readonly Job[] = [
  { name: 'reconcile-payments', cron: '* * * * *', work: reconcile },
  { name: 'sweep-letters', cron: '29 3 * * *', work: ({ db, clock }) => sweepLetters(db, clock()) },
  { name: 'sweep-catalogue-changes', cron: '41 * * * *', work: ({ db, clock }) => sweepCatalogueChanges(db, clock()) },
  { name: 'sweep-sessions', cron: '17 * * * *', work: ({ db, clock }) => sweepAccounts(db, clock()) },
  { name: 'sweep-rate-limits', cron: '53 * * * *', work: ({ db, clock }) => sweepRateLimits(db, clock()) },
];

/**
 * Starts the shop's own work, planned in the database: of several processes one does each round. `stop` lets a running
 * round end. A database that goes away is logged and waited for.
 */
export async function startJobs(services: Services, servers: Servers): Promise<{ stop(): Promise<void> }> {
  const pool = openPool({ servers, application_name: 'percha-jobs', connectionTimeoutMillis: 10_000, max: 2 });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    // A shop's queue holds two jobs. It needs no watch over the growth of its indexes.
    monitorVacuum: false,
  });
  boss.on('error', (error) => services.log.warn({ err: error }, 'the jobs wait for the database'));
  boss.on('warning', (warning) => services.log.debug({ warning }, 'jobs'));
  try {
    await boss.start();
    for (const job of jobs) await plan(boss, job, services);
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

async function plan(boss: PgBoss, { name, cron, work }: Job, services: Services): Promise<void> {
  // One at a time, and none waiting behind it: a round that was missed is made up for by the next.
  await boss.createQueue(name, { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3600 });
  await boss.schedule(name, cron);
  await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
    try {
      await work(services);
    } catch (error) {
      services.log.error({ err: error, job: name }, 'a job failed; its next round tries again');
    }
  });
}
