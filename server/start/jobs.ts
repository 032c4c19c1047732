import { joinLists } from '#contract/core/protocol/areas.ts';
import { takeEvents } from '#platform/events/take-events.ts';
import { startJobs, type Job } from '#platform/jobs/job-runner.ts';
import type { Services } from '#server/core/context/context.ts';
import type { JobParts } from '#server/core/context/job-parts.ts';
import { coreJobs } from '#server/core/jobs.ts';
import { isEmailDue } from '#server/core/outbox/due-emails.service.ts';
import { isImportDue } from '#server/goods/imports/import-work.service.ts';
import { goodsJobs } from '#server/goods/jobs.ts';
import { mailJobs } from '#server/mail/jobs.ts';
import { isNewsDue } from '#server/mail/webhooks/due-news.service.ts';
import { webhooksSubscriber } from '#server/mail/webhooks/webhooks-subscriber.service.ts';
import { emailsSubscriber } from '#server/mail/letters/emails-subscriber.service.ts';
import { marketingJobs } from '#server/marketing/jobs.ts';
import { officeJobs } from '#server/office/jobs.ts';
import { isCopyDue } from '#server/people/accounts/data-copies.service.ts';
import { peopleJobs } from '#server/people/jobs.ts';
import { salesJobs } from '#server/sales/jobs.ts';
import { siteJobs } from '#server/site/jobs.ts';

/** The subscribers to the event log. */
export const subscribers = joinLists({
  core: [],
  people: [],
  goods: [],
  site: [],
  delivery: [],
  sales: [],
  marketing: [],
  mail: [emailsSubscriber, webhooksSubscriber],
  office: [],
});

/** How often retries of e-mails, and what people wait for, are looked for, in ms: a scheduled job runs once a minute at most. */
const lookMs = 5000;

/**
 * Starts the background jobs. `takeEvents` delivers new events at once. `stop` waits for a running job, and closes the
 * mailer.
 */
export async function startShopJobs(services: Services, { servers, mailer }: Omit<JobParts, 'services'>) {
  const jobs = await startJobs(shopJobs({ services, servers, mailer }), { servers, log: services.log });
  // A failed database query is no news here: the jobs log it, and the next look follows soon.
  const look = async () => {
    if (await isEmailDue(services)) jobs.wake('send-emails');
    if (await isNewsDue(services)) jobs.wake('send-news');
    if (await isImportDue(services)) jobs.wake('product-imports');
    if (await isCopyDue(services.db, services.clock())) jobs.wake('data-copies');
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

/** The jobs of all areas, and before them the one that gives their events to the subscribers. Each area lists its own. */
function shopJobs(parts: JobParts): Job[] {
  const take: Job['work'] = async (signal, wake) => {
    await takeEvents(parts.services, subscribers, signal);
    wake('send-emails');
    if (await isNewsDue(parts.services)) wake('send-news');
    if (await isImportDue(parts.services)) wake('product-imports');
  };
  return [
    { name: 'take-events', cron: '* * * * *', isWoken: true, work: take },
    ...joinLists({
      core: coreJobs(parts),
      people: peopleJobs(parts),
      goods: goodsJobs(parts),
      site: siteJobs(parts),
      delivery: [],
      sales: salesJobs(parts),
      marketing: marketingJobs(parts),
      mail: mailJobs(parts),
      office: officeJobs(parts),
    }),
  ];
}
