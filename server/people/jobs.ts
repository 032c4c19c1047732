import type { AreaJobs } from '#server/core/context/job-parts.ts';
import { sweepAccounts } from './accounts/sweep-accounts.service.ts';

export const peopleJobs: AreaJobs = ({ services: { db, clock } }) => [
  { name: 'sweep-sessions', cron: '17 * * * *', work: () => sweepAccounts(db, clock()) },
];
