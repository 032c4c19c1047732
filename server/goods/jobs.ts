import type { AreaJobs } from '#server/core/context/job-parts.ts';
import { publishDue } from './products/publish-due.ts';
import { sweepChanges } from './products/catalogue-index.service.ts';

export const goodsJobs: AreaJobs = ({ services: { db, clock } }) => [
  { name: 'publish-products', cron: '* * * * *', work: () => publishDue(db, clock()) },
  { name: 'sweep-changes', cron: '41 * * * *', work: () => sweepChanges(db, clock()) },
];
