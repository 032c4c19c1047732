import type { Servers } from '#platform/database/servers.ts';
import { startJobs } from '#platform/jobs/job-runner.ts';
import type { Job } from '#platform/jobs/job-runner.ts';
import { sweepRateLimits } from '#platform/http/rate-limit.ts';
import { sweepAccounts } from '../accounts/sweep-accounts.service.ts';
import { sweepCatalogueChanges } from '../catalogue/catalogue-index.service.ts';
import type { Services } from '../context/context.ts';
import { sweepLetters } from '../outbox/owed-letters.service.ts';
import { reconcile } from '../payments/reconcile.service.ts';

/** Starts what the shop does by itself. `stop` lets a running round end. */
export function startShopJobs(services: Services, servers: Servers): Promise<{ stop(): Promise<void> }> {
  return startJobs(shopJobs(services), { servers, log: services.log });
}

function shopJobs(services: Services): Job[] {
  const { db, clock } = services;
  return [
    { name: 'reconcile-payments', cron: '* * * * *', work: () => reconcile(services) },
    { name: 'sweep-letters', cron: '29 3 * * *', work: () => sweepLetters(db, clock()) },
    { name: 'sweep-catalogue-changes', cron: '41 * * * *', work: () => sweepCatalogueChanges(db, clock()) },
    { name: 'sweep-sessions', cron: '17 * * * *', work: () => sweepAccounts(db, clock()) },
    { name: 'sweep-rate-limits', cron: '53 * * * *', work: () => sweepRateLimits(db, clock()) },
  ];
}
