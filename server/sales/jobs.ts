import type { AreaJobs } from '#server/core/context/job-parts.ts';
import { reconcile } from './payments/reconcile.service.ts';

export const salesJobs: AreaJobs = ({ services }) => [
  { name: 'reconcile-payments', cron: '* * * * *', work: () => reconcile(services) },
];
