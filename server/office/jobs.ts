import type { AreaJobs } from '#server/core/context/job-parts.ts';
import { eraseDue } from './own-data/erase-due.service.ts';
import { makeCopies } from './own-data/make-copies.service.ts';

export const officeJobs: AreaJobs = ({ services }) => [
  {
    name: 'data-copies',
    cron: '* * * * *',
    isWoken: true,
    mostSeconds: 900,
    work: (signal) => makeCopies(services, signal),
  },
  { name: 'erase-accounts', cron: '23 * * * *', mostSeconds: 900, work: (signal) => eraseDue(services, signal) },
];
