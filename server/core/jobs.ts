import { sweepRateLimits } from '#platform/http/rate-limit.ts';
import { backUpNightly } from './backups/nightly-backup.service.ts';
import type { AreaJobs } from './context/job-parts.ts';
import { sweepEvents } from './event-log/forget-events.service.ts';
import { sweepEmails } from './outbox/owed-emails.service.ts';

export const coreJobs: AreaJobs = ({ services, servers }) => {
  const { db, clock } = services;
  return [
    // Every hour, because a shop may be off at night.
    {
      name: 'back-up',
      cron: '11 * * * *',
      mostSeconds: 2 * 60 * 60,
      work: (signal) => backUpNightly(services, servers.primary(), signal),
    },
    { name: 'sweep-emails', cron: '29 3 * * *', work: () => sweepEmails(db, clock()) },
    { name: 'sweep-events', cron: '37 3 * * *', work: () => sweepEvents(db, clock()) },
    { name: 'sweep-rate-limits', cron: '53 * * * *', work: () => sweepRateLimits(db, clock()) },
  ];
};
