import type { AreaJobs } from '#server/core/context/job-parts.ts';
import { giveDueHelp } from './accounts/lost-device.service.ts';
import { sweepAccounts } from './accounts/sweep-accounts.service.ts';

export const peopleJobs: AreaJobs = ({ services: { db, clock } }) => [
  { name: 'help-lost-factors', cron: '*/5 * * * *', work: () => giveDueHelp(db, clock()) },
  { name: 'sweep-sessions', cron: '17 * * * *', work: () => sweepAccounts(db, clock()) },
];
