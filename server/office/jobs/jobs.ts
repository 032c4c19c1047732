import { join } from 'node:path';
import type { Servers } from '#platform/database/servers.ts';
import { takeEvents } from '#platform/events/take-events.ts';
import { sweepRateLimits } from '#platform/http/rate-limit.ts';
import { startJobs } from '#platform/jobs/job-runner.ts';
import type { Job } from '#platform/jobs/job-runner.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { sweepAccounts } from '#server/people/accounts/sweep-accounts.service.ts';
import { sweepChanges } from '#server/goods/products/catalogue-index.service.ts';
import { backUpNightly } from '#server/core/backups/nightly-backup.service.ts';
import type { Services } from '#server/core/context/context.ts';
import { sweepEvents } from '#server/core/event-log/forget-events.service.ts';
import { deliverEmails } from '#server/mail/letters/deliver-emails.service.ts';
import { sweepContentPictures } from '#server/site/home/home-pictures.service.ts';
import { emailsSubscriber } from '#server/mail/letters/emails-subscriber.service.ts';
import { isEmailDue } from '#server/core/outbox/due-emails.service.ts';
import { sweepEmails } from '#server/core/outbox/owed-emails.service.ts';
import { reconcile } from '#server/sales/payments/reconcile.service.ts';

/** The subscribers to the event log. */
export const subscribers = [emailsSubscriber];

/** How often retries of e-mails are looked for, in ms: a scheduled job runs once a minute at most. */
const lookMs = 5000;

type Parts = { readonly servers: Servers; readonly mailer: Mailer };

/**
 * Starts the background jobs. `takeEvents` delivers new events at once. `stop` waits for a running job, and closes the
 * mailer.
 */
export async function startShopJobs(services: Services, { servers, mailer }: Parts) {
  const jobs = await startJobs(shopJobs(services, { servers, mailer }), { servers, log: services.log });
  // A failed database query is no news here: the jobs log it, and the next look follows soon.
  const look = async () => {
    if (await isEmailDue(services)) jobs.wake('send-emails');
  };
  const looking = setInterval(() => void look().catch(() => undefined), lookMs);
  return {
    takeEvents: () => jobs.wake('take-events'),
    async stop(): Promise<void> {
      clearInterval(looking);
      await jobs.stop();
      mailer.close();
    },
  };
}

function shopJobs(services: Services, { servers, mailer }: Parts): Job[] {
  const { db, clock, settings } = services;
  const take: Job['work'] = async (signal, wake) => {
    await takeEvents(services, subscribers, signal);
    wake('send-emails');
  };
  return [
    { name: 'take-events', cron: '* * * * *', isWoken: true, work: take },
    {
      name: 'send-emails',
      cron: '* * * * *',
      isWoken: true,
      work: (signal) => deliverEmails(services, mailer, signal),
    },
    { name: 'reconcile-payments', cron: '* * * * *', work: () => reconcile(services) },
    // Every hour, because a shop may be off at night.
    {
      name: 'back-up',
      cron: '11 * * * *',
      mostSeconds: 2 * 60 * 60,
      work: (signal) => backUpNightly(services, servers.primary(), signal),
    },
    { name: 'sweep-emails', cron: '29 3 * * *', work: () => sweepEmails(db, clock()) },
    { name: 'sweep-events', cron: '37 3 * * *', work: () => sweepEvents(db, clock()) },
    { name: 'sweep-changes', cron: '41 * * * *', work: () => sweepChanges(db, clock()) },
    { name: 'sweep-sessions', cron: '17 * * * *', work: () => sweepAccounts(db, clock()) },
    {
      name: 'sweep-content-pictures',
      cron: '47 3 * * *',
      work: () => sweepContentPictures(db, clock(), join(settings.dataDir, 'media')),
    },
    { name: 'sweep-rate-limits', cron: '53 * * * *', work: () => sweepRateLimits(db, clock()) },
  ];
}
